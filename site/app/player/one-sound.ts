/** One sound at a time: whoever starts to play takes the sound, and whoever had it pauses, in this tab and in the others. */

type Holder = { name: string; pause: () => void };

let holder: Holder | null = null;
let otherTabs: BroadcastChannel | null = null;

export function takeSound(name: string, pause: () => void): void {
  const before = holder;
  holder = { name, pause };
  if (before && before.name !== name) before.pause();
  tellOtherTabs();
}

export function leaveSound(name: string): void {
  if (holder?.name === name) holder = null;
}

export function soundHolder(): string | null {
  return holder?.name ?? null;
}

function tellOtherTabs() {
  if (typeof BroadcastChannel === 'undefined') return;
  if (!otherTabs) {
    otherTabs = new BroadcastChannel('longwave-sound');
    otherTabs.onmessage = () => {
      const before = holder;
      holder = null;
      before?.pause();
    };
  }
  otherTabs.postMessage('taken');
}
