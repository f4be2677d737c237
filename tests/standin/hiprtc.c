/* A hiprtc that compiles nothing, for tests of which library is opened: its code is the name of its own file, and a text with "wrong" in it is refused. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

struct program { int refused; };
static const char LOG[] = "kernel.hip:2:3: error: that is wrong\n";

static const char *own_file(void) {
    Dl_info info;
    return dladdr((void *)own_file, &info) ? info.dli_fname : "";
}

int hiprtcVersion(int *major, int *minor) {
    *major = 9;
    *minor = 0;
    return 0;
}

int hiprtcCreateProgram(struct program **program, const char *source, const char *name, int count, const char **headers, const char **names) {
    if (!*name || count || headers || names) return 1;
    *program = calloc(1, sizeof **program);
    (*program)->refused = strstr(source, "wrong") != NULL;
    return 0;
}

int hiprtcCompileProgram(struct program *program, int count, const char **options) {
    if (count < 1 || strncmp(options[0], "--offload-arch=gfx", 18)) return 5;
    return program->refused ? 6 : 0;
}

int hiprtcGetProgramLogSize(struct program *program, size_t *size) {
    *size = program->refused ? sizeof LOG : 0;
    return 0;
}

int hiprtcGetProgramLog(struct program *program, char *log) {
    if (program->refused) memcpy(log, LOG, sizeof LOG);
    return 0;
}

int hiprtcGetCodeSize(struct program *program, size_t *size) {
    *size = strlen(own_file());
    return getenv("NO_CODE") ? 11 : program->refused;
}

int hiprtcGetCode(struct program *program, char *code) {
    memcpy(code, own_file(), strlen(own_file()));
    return program->refused;
}

int hiprtcDestroyProgram(struct program **program) {
    free(*program);
    *program = NULL;
    return 0;
}

const char *hiprtcGetErrorString(int status) { return status == 6 ? "HIPRTC_ERROR_COMPILATION" : status == 11 ? "HIPRTC_ERROR_INTERNAL_ERROR" : "HIPRTC_SUCCESS"; }
