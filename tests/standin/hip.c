/* A HIP runtime without a GPU, for tests: the functions that tiledsl calls, under their own names and with their own signatures.
 *
 * Device memory is the host's. A launch is handed to an executor, a function that the test registers (device.py has one that runs the interpreter);
 * without one it is only counted. Everything is counted, everything can be told to fail, and what is created and not destroyed is known.
 *
 * With -DBEFORE_ROCM_6 it lacks hipGetDevicePropertiesR0600, as ROCm 5 does; -DVERSION=70051831 makes it that of HIP 7.0.51831. With
 * -DARGUMENTS_BY_POINTERS launches that are only counted may pass their arguments one by one, as tiledsl's do not.
 */
#include <elf.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>

#define FUNCTIONS(F) \
    F(hipRuntimeGetVersion) F(hipDriverGetVersion) F(hipGetDeviceCount) F(hipGetDevice) F(hipSetDevice) F(hipGetDevicePropertiesR0600) F(hipDeviceSynchronize) \
    F(hipMalloc) F(hipFree) F(hipMemcpy) F(hipMemcpyAsync) F(hipMemset) F(hipMemsetAsync) F(hipPointerGetAttributes) \
    F(hipModuleLoadData) F(hipModuleUnload) F(hipModuleGetFunction) F(hipModuleLaunchKernel) \
    F(hipStreamCreate) F(hipStreamDestroy) F(hipStreamSynchronize) \
    F(hipEventCreate) F(hipEventDestroy) F(hipEventRecord) F(hipEventSynchronize) F(hipEventElapsedTime) \
    F(hipGetLastError) F(hipGetErrorName) F(hipGetErrorString)

#define HUGE ((size_t)2 << 20)

#ifndef VERSION
#define VERSION 60443484
#endif

/* hipError_t, as hip_runtime_api.h numbers it */
#define ERRORS(E) \
    E(hipSuccess, 0, "no error") E(hipErrorInvalidValue, 1, "invalid argument") E(hipErrorOutOfMemory, 2, "out of memory") \
    E(hipErrorNoDevice, 100, "no ROCm-capable device is detected") E(hipErrorInvalidDevice, 101, "invalid device ordinal") \
    E(hipErrorInvalidImage, 200, "device kernel image is invalid") E(hipErrorNoBinaryForGpu, 209, "no kernel image is available for execution on the device") \
    E(hipErrorInvalidHandle, 400, "invalid resource handle") E(hipErrorNotFound, 500, "named symbol not found") \
    E(hipErrorIllegalAddress, 700, "an illegal memory access was encountered") E(hipErrorLaunchFailure, 719, "unspecified launch failure")

#define NAME(name) I_##name,
enum function { FUNCTIONS(NAME) FUNCTION_COUNT, KERNEL = FUNCTION_COUNT, FAILING };
#define TEXT(name) #name,
static const char *const function_names[FAILING] = {FUNCTIONS(TEXT) "kernel"};
#define ERROR(name, number, text) name = number,
typedef enum { ERRORS(ERROR) } hipError_t;

enum kind { ALLOCATION, MODULE, FUNCTION, STREAM, EVENT, KINDS };
static const char *const kind_names[KINDS] = {"allocations", "modules", "functions", "streams", "events"};

struct object {
    enum kind kind;
    int device;
    unsigned char *memory; /* of an allocation, or a module's image */
    size_t bytes;
    struct object *module; /* of a function */
    char *name;
    struct timespec recorded; /* of an event; tv_sec 0 before */
    struct object *next;
};

struct standin_launch {
    const void *image;
    size_t image_bytes;
    const char *kernel;
    uint32_t grid[3], block[3], dynamic_lds;
    int32_t device;
    void *stream;
    const void *arguments; /* the packed buffer */
    size_t argument_bytes;
};
typedef int (*standin_executor)(const struct standin_launch *);

enum { MOST_DEVICES = 8, MOST_NAME = 256 };
static struct { char arch[MOST_NAME]; size_t lds, memory, used; hipError_t pending; } devices[MOST_DEVICES];
static struct { hipError_t status; int after, times; } failing[FAILING];
static int device_count;
static uint64_t counts[FUNCTION_COUNT];
static struct object *objects;
static standin_executor executor;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Thread_local int current_device;
static _Thread_local hipError_t last_error;

/* ------------------------------------------------------------------------------------------------------------ what a test says and asks */

void standin_device(int number, const char *arch, size_t lds, size_t memory) {
    strncpy(devices[number].arch, arch, MOST_NAME - 1);
    devices[number].lds = lds;
    devices[number].memory = memory;
}

void standin_devices(int count) { device_count = count; }

void standin_execute(standin_executor with) { executor = with; }

static int function_index(const char *name) {
    for (int i = 0; i < FAILING; i++)
        if (!strcmp(function_names[i], name)) return i;
    return -1;
}

/* The function of that name gives `status`, after so many calls that do not, so many times. "kernel" stands for what a launched kernel does: the launch
 * succeeds, and the next call that waits for its device gives the status. Returns 0 for an unknown name. */
int standin_fail(const char *name, int status, int after, int times) {
    int index = function_index(name);
    if (index < 0) return 0;
    failing[index].status = (hipError_t)status;
    failing[index].after = after;
    failing[index].times = times;
    return 1;
}

static void removed(struct object *gone);

/* As in a process that has not called anything yet: without devices, objects, counts and what is told to fail. */
void standin_reset(void) {
    while (objects) removed(objects);
    memset(devices, 0, sizeof devices);
    memset(failing, 0, sizeof failing);
    memset(counts, 0, sizeof counts);
    device_count = 0;
    executor = NULL;
    current_device = 0;
    last_error = hipSuccess;
}

/* Calls of a function so far; -1 for an unknown name. */
int64_t standin_calls(const char *name) {
    int index = function_index(name);
    return index < 0 || index >= FUNCTION_COUNT ? -1 : (int64_t)counts[index];
}

/* Objects of a kind that are alive, or "bytes" that are allocated; -1 for an unknown name. */
int64_t standin_live(const char *name) {
    int64_t found = 0, known = !strcmp(name, "bytes");
    pthread_mutex_lock(&lock);
    for (int kind = 0; kind < KINDS; kind++) known |= !strcmp(name, kind_names[kind]);
    for (struct object *o = objects; o; o = o->next)
        found += !strcmp(name, "bytes") ? (o->kind == ALLOCATION ? (int64_t)o->bytes : 0) : !strcmp(name, kind_names[o->kind]);
    pthread_mutex_unlock(&lock);
    return known ? found : -1;
}

/* ------------------------------------------------------------------------------------------------------------------------------- within */

static hipError_t gives(hipError_t status) {
    if (status != hipSuccess) last_error = status;
    return status;
}

static hipError_t entered(int index) {
    hipError_t status = hipSuccess;
    pthread_mutex_lock(&lock);
    if (index < FUNCTION_COUNT) counts[index]++;
    if (failing[index].times > 0 && failing[index].after-- <= 0) {
        failing[index].times--;
        status = failing[index].status;
    }
    pthread_mutex_unlock(&lock);
    return status;
}

#define ENTER(name)                                   \
    do {                                              \
        hipError_t told = entered(I_##name);          \
        if (told != hipSuccess) return gives(told);   \
    } while (0)
#define REFUSE_UNLESS(condition, status)              \
    do {                                              \
        if (!(condition)) return gives(status);       \
    } while (0)

static struct object *added(enum kind kind, int device) {
    struct object *o = calloc(1, sizeof *o);
    o->kind = kind;
    o->device = device;
    pthread_mutex_lock(&lock);
    o->next = objects;
    objects = o;
    pthread_mutex_unlock(&lock);
    return o;
}

static int alive(enum kind kind, const void *handle) {
    int found = 0;
    pthread_mutex_lock(&lock);
    for (struct object *o = objects; o; o = o->next) found |= o == handle && o->kind == kind;
    pthread_mutex_unlock(&lock);
    return found;
}

static void removed(struct object *gone) {
    pthread_mutex_lock(&lock);
    for (struct object **o = &objects; *o; o = &(*o)->next)
        if (*o == gone) {
            *o = gone->next;
            break;
        }
    pthread_mutex_unlock(&lock);
    free(gone->memory);
    free(gone->name);
    free(gone);
}

/* The allocation that holds the address. */
static struct object *holding(const void *address) {
    struct object *found = NULL;
    uintptr_t at = (uintptr_t)address;
    pthread_mutex_lock(&lock);
    for (struct object *o = objects; o; o = o->next)
        if (o->kind == ALLOCATION && at - (uintptr_t)o->memory < o->bytes) found = o;
    pthread_mutex_unlock(&lock);
    return found;
}

/* Bytes from the address to the end of its allocation; 0 where it is in none. */
size_t standin_extent(const void *address) {
    struct object *o = holding(address);
    return o ? (size_t)(o->memory + o->bytes - (const unsigned char *)address) : 0;
}

static int fits(const void *address, size_t bytes) {
    struct object *o = holding(address);
    return !o || (size_t)(o->memory + o->bytes - (const unsigned char *)address) >= bytes;
}

/* What the kernels launched on a device have left to say. */
static hipError_t waited(int device) {
    pthread_mutex_lock(&lock);
    hipError_t status = devices[device].pending;
    devices[device].pending = hipSuccess;
    pthread_mutex_unlock(&lock);
    return gives(status);
}

static int device_of(void *stream) { return stream ? ((struct object *)stream)->device : current_device; }

static int known_stream(void *stream) { return !stream || alive(STREAM, stream); }

/* ------------------------------------------------------------------------------------------------------------------------------ devices */

hipError_t hipRuntimeGetVersion(int *version) {
    ENTER(hipRuntimeGetVersion);
    *version = VERSION;
    return hipSuccess;
}

hipError_t hipDriverGetVersion(int *version) {
    ENTER(hipDriverGetVersion);
    *version = VERSION;
    return hipSuccess;
}

hipError_t hipGetDeviceCount(int *count) {
    *count = 0;
    ENTER(hipGetDeviceCount);
    *count = device_count;
    return device_count ? hipSuccess : gives(hipErrorNoDevice);
}

hipError_t hipGetDevice(int *device) {
    ENTER(hipGetDevice);
    REFUSE_UNLESS(device_count, hipErrorNoDevice);
    *device = current_device;
    return hipSuccess;
}

hipError_t hipSetDevice(int device) {
    ENTER(hipSetDevice);
    REFUSE_UNLESS(device >= 0 && device < device_count, hipErrorInvalidDevice);
    current_device = device;
    return hipSuccess;
}

/* hipDeviceProp_tR0600 of hip_runtime_api.h, ROCm 6 and later */
typedef struct {
    char name[256], uuid[16], luid[8];
    unsigned int luidDeviceNodeMask;
    size_t totalGlobalMem, sharedMemPerBlock;
    int regsPerBlock, warpSize;
    size_t memPitch;
    int maxThreadsPerBlock, maxThreadsDim[3], maxGridSize[3], clockRate;
    size_t totalConstMem;
    int major, minor;
    size_t textureAlignment, texturePitchAlignment;
    int deviceOverlap, multiProcessorCount, kernelExecTimeoutEnabled, integrated, canMapHostMemory, computeMode;
    int maxTexture1D, maxTexture1DMipmap, maxTexture1DLinear, maxTexture2D[2], maxTexture2DMipmap[2], maxTexture2DLinear[3], maxTexture2DGather[2];
    int maxTexture3D[3], maxTexture3DAlt[3], maxTextureCubemap, maxTexture1DLayered[2], maxTexture2DLayered[3], maxTextureCubemapLayered[2];
    int maxSurface1D, maxSurface2D[2], maxSurface3D[3], maxSurface1DLayered[2], maxSurface2DLayered[3], maxSurfaceCubemap, maxSurfaceCubemapLayered[2];
    size_t surfaceAlignment;
    int concurrentKernels, ECCEnabled, pciBusID, pciDeviceID, pciDomainID, tccDriver, asyncEngineCount, unifiedAddressing;
    int memoryClockRate, memoryBusWidth, l2CacheSize, persistingL2CacheMaxSize, maxThreadsPerMultiProcessor;
    int streamPrioritiesSupported, globalL1CacheSupported, localL1CacheSupported;
    size_t sharedMemPerMultiprocessor;
    int regsPerMultiprocessor, managedMemory, isMultiGpuBoard, multiGpuBoardGroupID, hostNativeAtomicSupported, singleToDoublePrecisionPerfRatio;
    int pageableMemoryAccess, concurrentManagedAccess, computePreemptionSupported, canUseHostPointerForRegisteredMem, cooperativeLaunch;
    int cooperativeMultiDeviceLaunch;
    size_t sharedMemPerBlockOptin;
    int pageableMemoryAccessUsesHostPageTables, directManagedMemAccessFromHost, maxBlocksPerMultiProcessor, accessPolicyMaxWindowSize;
    size_t reservedSharedMemPerBlock;
    int hostRegisterSupported, sparseHipArraySupported, hostRegisterReadOnlySupported, timelineSemaphoreInteropSupported, memoryPoolsSupported;
    int gpuDirectRDMASupported;
    unsigned int gpuDirectRDMAFlushWritesOptions;
    int gpuDirectRDMAWritesOrdering;
    unsigned int memoryPoolSupportedHandleTypes;
    int deferredMappingHipArraySupported, ipcEventSupported, clusterLaunch, unifiedFunctionPointers;
    int reserved[63], hipReserved[32];
    char gcnArchName[256];
    size_t maxSharedMemoryPerMultiProcessor;
    int clockInstructionRate;
    unsigned int arch;
    unsigned int *hdpMemFlushCntl, *hdpRegFlushCntl;
    int cooperativeMultiDeviceUnmatchedFunc, cooperativeMultiDeviceUnmatchedGridDim, cooperativeMultiDeviceUnmatchedBlockDim;
    int cooperativeMultiDeviceUnmatchedSharedMem, isLargeBar, asicRevision;
} hipDeviceProp_tR0600;

#ifndef BEFORE_ROCM_6
hipError_t hipGetDevicePropertiesR0600(hipDeviceProp_tR0600 *properties, int device) {
    ENTER(hipGetDevicePropertiesR0600);
    REFUSE_UNLESS(device >= 0 && device < device_count, hipErrorInvalidDevice);
    memset(properties, 0, sizeof *properties);
    strcpy(properties->name, "stand-in");
    strcpy(properties->gcnArchName, devices[device].arch);
    properties->totalGlobalMem = devices[device].memory;
    properties->sharedMemPerBlock = devices[device].lds;
    properties->warpSize = 64;
    properties->maxThreadsPerBlock = 1024;
    return hipSuccess;
}
#endif

hipError_t hipDeviceSynchronize(void) {
    ENTER(hipDeviceSynchronize);
    return waited(current_device);
}

/* ------------------------------------------------------------------------------------------------------------------------------- memory */

hipError_t hipMalloc(void **address, size_t bytes) {
    ENTER(hipMalloc);
    REFUSE_UNLESS(device_count, hipErrorNoDevice);
    *address = NULL;
    if (!bytes) return hipSuccess;
    REFUSE_UNLESS(bytes <= devices[current_device].memory - devices[current_device].used, hipErrorOutOfMemory);
    size_t page = bytes < HUGE ? 256 : HUGE; /* the memory that empties caches is 64 MiB and more */
    void *memory = aligned_alloc(page, (bytes + page - 1) / page * page);
    REFUSE_UNLESS(memory, hipErrorOutOfMemory);
    if (page == HUGE) madvise(memory, bytes, MADV_HUGEPAGE);
    memset(memory, 0xa5, bytes); /* what nobody has written is nothing in particular */
    struct object *o = added(ALLOCATION, current_device);
    o->bytes = bytes;
    o->memory = memory;
    devices[current_device].used += bytes;
    *address = memory;
    return hipSuccess;
}

hipError_t hipFree(void *address) {
    ENTER(hipFree);
    if (!address) return hipSuccess;
    struct object *o = holding(address);
    REFUSE_UNLESS(o && o->memory == address, hipErrorInvalidValue);
    devices[o->device].used -= o->bytes;
    removed(o);
    return hipSuccess;
}

static hipError_t copied(void *to, const void *from, size_t bytes) {
    REFUSE_UNLESS(fits(to, bytes) && fits(from, bytes), hipErrorInvalidValue);
    memmove(to, from, bytes);
    return hipSuccess;
}

hipError_t hipMemcpy(void *to, const void *from, size_t bytes, int direction) {
    ENTER(hipMemcpy);
    (void)direction;
    hipError_t status = waited(current_device);
    return status != hipSuccess ? status : copied(to, from, bytes);
}

hipError_t hipMemcpyAsync(void *to, const void *from, size_t bytes, int direction, void *stream) {
    ENTER(hipMemcpyAsync);
    (void)direction;
    REFUSE_UNLESS(known_stream(stream), hipErrorInvalidHandle);
    return copied(to, from, bytes);
}

hipError_t hipMemset(void *to, int value, size_t bytes) {
    ENTER(hipMemset);
    REFUSE_UNLESS(fits(to, bytes), hipErrorInvalidValue);
    memset(to, value, bytes);
    return hipSuccess;
}

hipError_t hipMemsetAsync(void *to, int value, size_t bytes, void *stream) {
    ENTER(hipMemsetAsync);
    REFUSE_UNLESS(known_stream(stream), hipErrorInvalidHandle);
    REFUSE_UNLESS(fits(to, bytes), hipErrorInvalidValue);
    memset(to, value, bytes);
    return hipSuccess;
}

typedef struct {
    int type, device;
    void *devicePointer, *hostPointer;
    int isManaged;
    unsigned int allocationFlags;
} hipPointerAttribute_t;

hipError_t hipPointerGetAttributes(hipPointerAttribute_t *attributes, const void *address) {
    ENTER(hipPointerGetAttributes);
    struct object *o = holding(address);
    memset(attributes, 0, sizeof *attributes); /* hipMemoryTypeUnregistered */
    if (!o) return hipSuccess;
    attributes->type = 2; /* hipMemoryTypeDevice */
    attributes->device = o->device;
    attributes->devicePointer = (void *)address;
    return hipSuccess;
}

/* ------------------------------------------------------------------------------------------------------------------------------ modules */

/* e_flags of AMDGPU code objects, EF_AMDGPU_MACH */
static const struct { const char *arch; unsigned mach; } machines[] = {
    {"gfx906", 0x2f}, {"gfx90a", 0x3f}, {"gfx942", 0x4c}, {"gfx950", 0x4f}, {"gfx1100", 0x41},
};

static int made_for(const Elf64_Ehdr *header, const char *arch) {
    size_t length = strcspn(arch, ":");
    for (size_t i = 0; i < sizeof machines / sizeof *machines; i++)
        if (strlen(machines[i].arch) == length && !strncmp(machines[i].arch, arch, length)) return machines[i].mach == (header->e_flags & 0xff);
    return 0;
}

static int exports(const unsigned char *image, const char *name) {
    const Elf64_Ehdr *header = (const Elf64_Ehdr *)image;
    const Elf64_Shdr *sections = (const Elf64_Shdr *)(image + header->e_shoff);
    for (int i = 0; i < header->e_shnum; i++) {
        if (sections[i].sh_type != SHT_DYNSYM) continue;
        const Elf64_Sym *symbols = (const Elf64_Sym *)(image + sections[i].sh_offset);
        const char *names = (const char *)image + sections[sections[i].sh_link].sh_offset;
        for (size_t s = 0; s < sections[i].sh_size / sizeof *symbols; s++)
            if (ELF64_ST_TYPE(symbols[s].st_info) == STT_FUNC && !strcmp(names + symbols[s].st_name, name)) return 1;
    }
    return 0;
}

hipError_t hipModuleLoadData(void **module, const void *image) {
    ENTER(hipModuleLoadData);
    REFUSE_UNLESS(device_count, hipErrorNoDevice);
    const Elf64_Ehdr *header = image;
    REFUSE_UNLESS(!memcmp(header->e_ident, ELFMAG, SELFMAG) && header->e_machine == 224, hipErrorInvalidImage); /* EM_AMDGPU */
    REFUSE_UNLESS(made_for(header, devices[current_device].arch), hipErrorNoBinaryForGpu);
    struct object *o = added(MODULE, current_device);
    o->bytes = header->e_shoff + (size_t)header->e_shnum * header->e_shentsize;
    o->memory = malloc(o->bytes);
    memcpy(o->memory, image, o->bytes);
    *module = o;
    return hipSuccess;
}

hipError_t hipModuleUnload(void *module) {
    ENTER(hipModuleUnload);
    REFUSE_UNLESS(alive(MODULE, module), hipErrorInvalidHandle);
    for (struct object *o = objects, *next; o; o = next) {
        next = o->next;
        if (o->kind == FUNCTION && o->module == module) removed(o);
    }
    removed(module);
    return hipSuccess;
}

hipError_t hipModuleGetFunction(void **function, void *module, const char *name) {
    ENTER(hipModuleGetFunction);
    REFUSE_UNLESS(alive(MODULE, module), hipErrorInvalidHandle);
    REFUSE_UNLESS(exports(((struct object *)module)->memory, name), hipErrorNotFound);
    struct object *o = added(FUNCTION, ((struct object *)module)->device);
    o->module = module;
    o->name = strdup(name);
    *function = o;
    return hipSuccess;
}

hipError_t hipModuleLaunchKernel(void *function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x, unsigned block_y, unsigned block_z,
                                 unsigned dynamic_lds, void *stream, void **parameters, void **extra) {
    ENTER(hipModuleLaunchKernel);
    REFUSE_UNLESS(alive(FUNCTION, function) && known_stream(stream), hipErrorInvalidHandle);
    struct object *f = function;
    REFUSE_UNLESS(f->device == device_of(stream), hipErrorInvalidHandle);
    uint64_t threads = (uint64_t)block_x * block_y * block_z, blocks = (uint64_t)grid_x * grid_y * grid_z;
    REFUSE_UNLESS(blocks && threads && threads <= 1024 && (uint64_t)grid_x * block_x < (uint64_t)1 << 32, hipErrorInvalidValue);
    REFUSE_UNLESS(dynamic_lds <= devices[f->device].lds, hipErrorInvalidValue);
#ifdef ARGUMENTS_BY_POINTERS
    if (parameters && !executor) return hipSuccess;
#endif
    /* HIP_LAUNCH_PARAM_BUFFER_POINTER, HIP_LAUNCH_PARAM_BUFFER_SIZE, HIP_LAUNCH_PARAM_END */
    REFUSE_UNLESS(!parameters && extra && extra[0] == (void *)1 && extra[2] == (void *)2 && extra[4] == (void *)3, hipErrorInvalidValue);
    struct standin_launch launch = {
        f->module->memory, f->module->bytes, f->name, {grid_x, grid_y, grid_z}, {block_x, block_y, block_z}, dynamic_lds, f->device, stream, extra[1],
        *(size_t *)extra[3],
    };
    hipError_t status = entered(KERNEL);
    if (status == hipSuccess && executor) status = (hipError_t)executor(&launch);
    if (status != hipSuccess) {
        pthread_mutex_lock(&lock);
        devices[f->device].pending = status;
        pthread_mutex_unlock(&lock);
    }
    return hipSuccess;
}

/* -------------------------------------------------------------------------------------------------------------------- streams and events */

hipError_t hipStreamCreate(void **stream) {
    ENTER(hipStreamCreate);
    *stream = added(STREAM, current_device);
    return hipSuccess;
}

hipError_t hipStreamDestroy(void *stream) {
    ENTER(hipStreamDestroy);
    REFUSE_UNLESS(alive(STREAM, stream), hipErrorInvalidHandle);
    removed(stream);
    return hipSuccess;
}

hipError_t hipStreamSynchronize(void *stream) {
    ENTER(hipStreamSynchronize);
    REFUSE_UNLESS(known_stream(stream), hipErrorInvalidHandle);
    return waited(device_of(stream));
}

hipError_t hipEventCreate(void **event) {
    ENTER(hipEventCreate);
    *event = added(EVENT, current_device);
    return hipSuccess;
}

hipError_t hipEventDestroy(void *event) {
    ENTER(hipEventDestroy);
    REFUSE_UNLESS(alive(EVENT, event), hipErrorInvalidHandle);
    removed(event);
    return hipSuccess;
}

hipError_t hipEventRecord(void *event, void *stream) {
    ENTER(hipEventRecord);
    REFUSE_UNLESS(alive(EVENT, event) && known_stream(stream), hipErrorInvalidHandle);
    REFUSE_UNLESS(((struct object *)event)->device == device_of(stream), hipErrorInvalidHandle);
    clock_gettime(CLOCK_MONOTONIC, &((struct object *)event)->recorded);
    return hipSuccess;
}

hipError_t hipEventSynchronize(void *event) {
    ENTER(hipEventSynchronize);
    REFUSE_UNLESS(alive(EVENT, event), hipErrorInvalidHandle);
    return waited(((struct object *)event)->device);
}

hipError_t hipEventElapsedTime(float *milliseconds, void *start, void *stop) {
    ENTER(hipEventElapsedTime);
    REFUSE_UNLESS(alive(EVENT, start) && alive(EVENT, stop), hipErrorInvalidHandle);
    const struct timespec *from = &((struct object *)start)->recorded, *to = &((struct object *)stop)->recorded;
    REFUSE_UNLESS(from->tv_sec && to->tv_sec, hipErrorInvalidHandle);
    *milliseconds = (float)(1e3 * (double)(to->tv_sec - from->tv_sec) + 1e-6 * (double)(to->tv_nsec - from->tv_nsec));
    return hipSuccess;
}

/* ------------------------------------------------------------------------------------------------------------------------------- errors */

hipError_t hipGetLastError(void) {
    entered(I_hipGetLastError);
    hipError_t status = last_error;
    last_error = hipSuccess;
    return status;
}

#define NAME_OF(name, number, text) case name: return #name;
const char *hipGetErrorName(hipError_t status) {
    entered(I_hipGetErrorName);
    switch (status) {
        ERRORS(NAME_OF)
    }
    return "hipErrorUnknown";
}

#define TEXT_OF(name, number, text) case name: return text;
const char *hipGetErrorString(hipError_t status) {
    entered(I_hipGetErrorString);
    switch (status) {
        ERRORS(TEXT_OF)
    }
    return "unknown error";
}
