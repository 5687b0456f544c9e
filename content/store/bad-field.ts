/** A document that is well formed but cannot be kept, and the field at fault. */
export class BadField extends Error {
  readonly field: string;
  constructor(field: string, reason: string) {
    super(reason);
    this.field = field;
  }
}
