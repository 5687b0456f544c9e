export type Fault = { field: string; reason: string };

/** A document that is well formed but cannot be stored, and the field at fault; where several are, all of them. */
export class BadField extends Error {
  readonly field: string;
  readonly faults: Fault[];
  constructor(field: string, reason: string, faults: Fault[] = [{ field, reason }]) {
    super(reason);
    this.field = field;
    this.faults = faults;
  }
}

export function throwFaults(faults: Fault[]): void {
  const [first] = faults;
  if (first) throw new BadField(first.field, first.reason, faults);
}
