export type Fault = { field: string; reason: string };

/** A well-formed document that cannot be stored, with the field at fault, or with all of them if there are several. */
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
