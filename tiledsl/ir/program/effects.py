"""The registers that an operation of the lowered program touches."""

from __future__ import annotations

from tiledsl.ir.program import operations as lp


def registers_written(operation: lp.Operation) -> tuple[str, ...]:
    """The registers that an operation other than a loop or branch writes."""
    match operation:
        case lp.Memory(out=out):
            return out
        case lp.Join(out=register):
            return (register,)
        case lp.Mfma(acc=acc):
            return (acc,)
        case lp.Clear(registers=registers) | lp.Forget(registers=registers):
            return registers
        case lp.ClearAccumulator(accumulator=accumulator) | lp.WriteBack(accumulator=accumulator):
            return (accumulator,)
        case lp.ReadOut(register=register):
            return (register,)
        case lp.Swap(dst=register):
            return (register,)
        case lp.Elementwise(register=register) | lp.Cast(register=register) | lp.Load(register=register):
            return (register,)
    return ()


def registers_read(operation: lp.Operation) -> tuple[str, ...]:
    """The registers that an operation other than a loop or branch reads."""
    match operation:
        case lp.Memory(reads=reads):
            return reads
        case lp.Join(parts=parts):
            return parts
        case lp.Mfma(acc=acc, a=a, b=b):
            return (*a.registers, *b.registers, acc)
        case lp.ReadOut(accumulator=accumulator):
            return (accumulator,)
        case lp.WriteBack(register=register):
            return (register,)
        case lp.Swap(src=register):
            return (register,)
        case lp.Elementwise():
            return operation.sources
        case lp.Cast(source=source):
            return (source,)
        case lp.Store(register=register):
            return (register,)
    return ()


def registers_touched(operation: lp.Operation) -> set[str]:
    """The registers for which an operation must wait."""
    return {
        *registers_read(operation),
        *registers_written(operation),
        *(operation.together if isinstance(operation, lp.Memory | lp.Join) else ()),
    }


def set_in_both(branch: lp.Branch) -> set[str]:
    """The registers that a wait makes ready in each of the arms."""
    then, otherwise = _set_in_arms(branch)
    return then & otherwise


def _set_in_arms(branch: lp.Branch) -> list[set[str]]:
    """For each arm, the registers that a wait makes ready in it."""
    return [
        {name for operation in lp.flat(arm) if isinstance(operation, lp.Wait) for name in operation.ties}
        for arm in (branch.then, branch.otherwise)
    ]
