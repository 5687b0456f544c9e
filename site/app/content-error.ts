/** a request to content failed; status 0 without a response. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly status: number;
  constructor(status: number) {
    super(`API Error: ${status}`);
    this.status = status;
  }
}
