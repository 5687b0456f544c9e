/** An answer that is not a success, said so that the listener and the developer both understand it. */
export class Refusal extends Error {
  status: number;
  parameter: string | undefined;

  constructor(status: number, message: string, parameter?: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.parameter = parameter;
  }
}
