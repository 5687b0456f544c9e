/** One sound at a time: whoever starts to play takes the sound, and whoever had it loses it, in this tab and in the others. */

export type SoundOwner = {
  name: 'radio' | 'show' | 'video';
  /** Somebody else has the sound now: stop, and cancel a start that is under way. */
  lose(): void;
};

type Taken = { at: number; tab: string };

const tab = Math.random().toString(36).slice(2);
let owner: SoundOwner | null = null;
let takenAt = 0;
let otherTabs: BroadcastChannel | null = null;

export function takeSound(next: SoundOwner): void {
  const before = owner;
  owner = next;
  if (before !== next) before?.lose();
  tellOtherTabs();
}

export function leaveSound(leaving: SoundOwner): void {
  if (owner === leaving) owner = null;
}

export function soundOwner(): SoundOwner | null {
  return owner;
}

function tellOtherTabs() {
  if (typeof BroadcastChannel === 'undefined') return;
  if (!otherTabs) {
    otherTabs = new BroadcastChannel('longwave-sound');
    otherTabs.onmessage = ({ data }: MessageEvent<Taken>) => {
      if (isLater(data)) loseSound();
    };
  }
  takenAt = Date.now();
  otherTabs.postMessage({ at: takenAt, tab } satisfies Taken);
}

/** Two tabs started at once hear of each other: the later one keeps the sound, so that not both fall silent. */
function isLater(other: Taken): boolean {
  return other.at === takenAt ? other.tab > tab : other.at > takenAt;
}

/** Stops whatever plays or is about to. */
export function loseSound(): void {
  const before = owner;
  owner = null;
  before?.lose();
}
