import { useBrowserSettings } from '../browser-settings.ts';
import { rewindWords } from '../words/rewind.ts';
import { startRadio } from './live-radio.ts';
import type { OnAirShow } from './on-air.ts';
import { playFrom } from './rewind.ts';

/** Hear the live show from its beginning, and return to what is sent now. */
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
