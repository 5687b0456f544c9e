/** A search took too long, or had to wait too long for others. */
export class SearchBusy extends Error {
  constructor() {
    super('Too much is being searched for just now. Please try again in a moment.');
  }
}
