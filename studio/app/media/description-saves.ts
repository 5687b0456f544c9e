import type { MediaItem } from '../api/media.ts';

export type Description = Pick<MediaItem, 'alt' | 'focal'>;
type Part = Partial<Description>;
type Saved = {
  item: MediaItem;
  /** The former values of the changed fields at the station. */
  before: Part;
};

/** Sends changes of a picture's description and focal point one after the other, so that an older one never arrives last. */
export class DescriptionSaves {
  /** The newest values that were asked for, stored or not. */
  wanted: Description;
  private stored: Description;
  private last: Promise<unknown> = Promise.resolve();
  private readonly send: (change: Part) => Promise<MediaItem>;

  constructor(stored: Description, send: (change: Part) => Promise<MediaItem>) {
    this.stored = stored;
    this.wanted = stored;
    this.send = send;
  }

  /** Resolves to null when a newer change of the same field replaced this one before it was sent. */
  save(change: Part): Promise<Saved | null> {
    this.wanted = { ...this.wanted, ...change };
    const saved = this.last.then(() => (this.isWanted(change) ? this.sendNow(change) : null));
    this.last = saved.catch(() => undefined);
    return saved;
  }

  /** Whether no newer change of these fields was asked for. */
  isWanted(change: Part): boolean {
    return Object.entries(change).every(([name, value]) => this.wanted[name as keyof Description] === value);
  }

  private async sendNow(change: Part): Promise<Saved> {
    const before = Object.fromEntries(
      Object.keys(change).map((name) => [name, this.stored[name as keyof Description]]),
    ) as Part;
    try {
      const item = await this.send(change);
      this.stored = { alt: item.alt, focal: item.focal };
      return { item, before };
    } catch (error) {
      if (this.isWanted(change)) this.wanted = { ...this.wanted, ...before };
      throw error;
    }
  }
}
