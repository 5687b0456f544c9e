/** Thrown to respond to a request with a status and a sentence. */
export class RequestProblem extends Error {
  status: number;
  parameter: string | undefined;

  constructor(status: number, message: string, parameter?: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.parameter = parameter;
  }
}
