"""Where matrix instructions have their operands and results."""


def result_place(lane, register, m, kind):
    """(block, row, column) of C and D; of f64 a register is a pair."""
    if kind == "f64":
        return (lane // 4 % 4, lane // 16, lane % 4) if m == 4 else (0, 4 * register + lane // 16, lane % 16)
    if m == 32:
        return register // 16, 8 * (register % 16 // 4) + 4 * (lane // 32) + register % 4, lane % 32
    return (register // 4, 4 * (lane // 16) + register % 4, lane % 16) if m == 16 else (lane // 4, register, lane % 4)


def packed(columns, bits):
    """Each lane's codes of so many bits, the first lowest, as rows of 32-bit words."""
    total = [sum(value << bits * i for i, value in enumerate(lane)) for lane in columns]
    return [[word >> 32 * r & 0xFFFFFFFF for word in total] for r in range(len(columns[0]) * bits // 32)]
