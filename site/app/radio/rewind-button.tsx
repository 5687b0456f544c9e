import { useBrowserSettings } from '../root-data.ts';
import { rewindWords } from '../words/rewind.ts';
import { startRadio } from './live-radio.ts';
import type { OnAirShow } from './on-air.ts';
import { playFrom } from './rewind.ts';

/** Plays the live show from its start, or returns to the live edge. */
export default function RewindButton({ show, rewound }: { show: OnAirShow | null; rewound: boolean }) {
  const { streamUrl, rewind } = useBrowserSettings();
  if (rewound) {
    return (
      <button type="button" className="strip-rewind" onClick={() => startRadio(streamUrl)}>
        {rewindWords.backToLive}
      </button>
    );
  }
  if (!show || !rewind) return null;
  return (
    <button
      type="button"
      className="strip-rewind strip-from-start"
      onClick={() => playFrom(Date.parse(show.start_time), streamUrl)}
    >
      {rewindWords.fromStart}
    </button>
  );
}
