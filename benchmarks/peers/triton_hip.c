/* The stand-in for the HIP runtime with what Triton's AMD driver asks of one beside what tiledsl does: a launch whose arguments are passed by pointers (counted,
 * not executed), and functions by name. */
#define ARGUMENTS_BY_POINTERS
#include "../../tests/standin/hip.c"

#include <dlfcn.h>

hipError_t hipGetProcAddress(const char *name, void **function, int version, uint64_t flags, int *found) {
    (void)version;
    (void)flags;
    if (!strcmp(name, "hipGetDeviceProperties")) name = "hipGetDevicePropertiesR0600"; /* since HIP 6 */
    Dl_info own;
    *function = dladdr((void *)hipGetProcAddress, &own) ? dlsym(dlopen(own.dli_fname, RTLD_LAZY | RTLD_NOLOAD), name) : NULL;
    *found = *function ? 0 : 1;
    return *function ? hipSuccess : hipErrorInvalidValue;
}

hipError_t hipModuleLoadDataEx(void **module, const void *image, unsigned count, int *options, void **values) {
    (void)count;
    (void)options;
    (void)values;
    return hipModuleLoadData(module, image);
}

hipError_t hipFuncGetAttribute(int *value, int attribute, void *function) {
    REFUSE_UNLESS(alive(FUNCTION, function), hipErrorInvalidHandle);
    *value = attribute == 0 ? 1024 : 0; /* HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK */
    return hipSuccess;
}

hipError_t hipPointerGetAttribute(void *data, int attribute, void *address) {
    REFUSE_UNLESS(attribute == 3 && holding(address), hipErrorInvalidValue); /* HIP_POINTER_ATTRIBUTE_DEVICE_POINTER */
    *(void **)data = address;
    return hipSuccess;
}

hipError_t hipModuleLaunchCooperativeKernel(void *function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x, unsigned block_y,
                                            unsigned block_z, unsigned dynamic_lds, void *stream, void **parameters, void **extra) {
    return hipModuleLaunchKernel(function, grid_x, grid_y, grid_z, block_x, block_y, block_z, dynamic_lds, stream, parameters, extra);
}
