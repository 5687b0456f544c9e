/** a failed request to content; the status is 0 if there was no response. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly status: number;
  constructor(status: number) {
    super(`API Error: ${status}`);
    this.status = status;
  }
}
