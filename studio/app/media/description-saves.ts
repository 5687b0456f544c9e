import type { MediaItem } from '../api/media.ts';

export type Description = Pick<MediaItem, 'alt' | 'focal'>;
type Part = Partial<Description>;
type Saved = {
  item: MediaItem;
  /** What the station had before. */
  before: Part;
};

/** Sends changes of what is said of a picture one after the other, so that none arrives after a newer one. */
export class DescriptionSaves {
  /** As somebody wants it, whether it is stored already or not. */
  wanted: Description;
  private stored: Description;
  private last: Promise<unknown> = Promise.resolve();
  private readonly send: (change: Part) => Promise<MediaItem>;

  constructor(stored: Description, send: (change: Part) => Promise<MediaItem>) {
    this.stored = stored;
    this.wanted = stored;
    this.send = send;
  }

  /** Null when a newer change has taken its place before it was sent. */
  save(change: Part): Promise<Saved | null> {
    this.wanted = { ...this.wanted, ...change };
    const saved = this.last.then(() => (this.isWanted(change) ? this.sendNow(change) : null));
    this.last = saved.catch(() => undefined);
    return saved;
  }

  /** Whether nothing newer is asked for than this. */
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
