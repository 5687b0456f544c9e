/** Ensures one sound at a time: starting to play claims the sound, and the previous owner loses it, here and in other tabs. */

export type SoundOwner = {
  name: 'radio' | 'show' | 'video';
  /** Another owner has claimed the sound: stop, and cancel a start that is under way. */
  onLost(): void;
};

type Claim = { at: number; tab: string };

const tab = Math.random().toString(36).slice(2);
let owner: SoundOwner | null = null;
let claimedAt = 0;
let otherTabs: BroadcastChannel | null = null;

export function claimSound(next: SoundOwner): void {
  const before = owner;
  owner = next;
  if (before !== next) before?.onLost();
  announceToOtherTabs();
}

export function releaseSound(released: SoundOwner): void {
  if (owner === released) owner = null;
}

export function soundOwner(): SoundOwner | null {
  return owner;
}

function announceToOtherTabs() {
  if (typeof BroadcastChannel === 'undefined') return;
  if (!otherTabs) {
    otherTabs = new BroadcastChannel('longwave-sound');
    otherTabs.onmessage = ({ data }: MessageEvent<Claim>) => {
      if (isLater(data)) stopSound();
    };
  }
  claimedAt = Date.now();
  otherTabs.postMessage({ at: claimedAt, tab } satisfies Claim);
}

/** Whether another tab's claim beats ours. For equal times the tab's id decides, because otherwise both tabs would stop. */
function isLater(other: Claim): boolean {
  return other.at === claimedAt ? other.tab > tab : other.at > claimedAt;
}

/** Stops the sound that plays or is starting. */
export function stopSound(): void {
  const before = owner;
  owner = null;
  before?.onLost();
}
