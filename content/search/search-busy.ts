/** A search took longer than it may, or too many others came before it. */
export class SearchBusy extends Error {
  constructor() {
    super('Too much is being searched for just now. Please try again in a moment.');
  }
}
