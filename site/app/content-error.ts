/** a call of the content service that failed; 0 where there was no answer. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly status: number;
  constructor(status: number) {
    super(`API Error: ${status}`);
    this.status = status;
  }
}
