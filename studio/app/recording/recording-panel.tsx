import type { Recording } from '@longwave/contract/document-types/recording.ts';
import { targetLoudness } from '@longwave/contract/loudness.ts';
import { useRef, useState } from 'react';
import { makeStationReady, measureRecording, type Prepared } from '../api/recordings.ts';
import { useOpenDocument } from '../documents/open-document.ts';
import { rowsOf } from '../fields/field-props.ts';
import { clockOf } from '../fields/length-field.tsx';
import { movedBack, movedTracks } from '../fields/move-times.tsx';
import type { TrackRow } from '../fields/track-row.ts';
import { showToast } from '../ui/toasts.tsx';
import { positionInWords, secondsInWords } from './position.ts';
import { RecordingPlayer } from './recording-player.tsx';
import { sizeInWords } from './size-in-words.ts';
import { Trim } from './trim.tsx';
import { usePosition } from './use-position.ts';
import type { usePrepared } from './use-prepared.ts';
import { Waveform } from './waveform.tsx';

const littleDifference = 1;
const tracksOf = ({ tracklist }: Record<string, unknown>) => rowsOf(tracklist) as TrackRow[];

type RecordingPanelProps = { recording: Recording } & Pick<
  ReturnType<typeof usePrepared>,
  'prepared' | 'ask'
>;

/** The recording of the show: its player and waveform, trimming, and making it station-ready. */
export function RecordingPanel({ recording, prepared, ask }: RecordingPanelProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const position = usePosition(audio);
  const [trimming, setTrimming] = useState<'no' | 'all' | 'without silence'>('no');
  const own = prepared?.attached === recording.name && prepared.measured ? prepared : null;
  const measured = own?.measured ?? null;
  const canChange = own?.whole && own.state !== 'making' && own.state !== 'measuring';
  const open = useOpenDocument();
  const hasTimes = tracksOf(open.form).some(({ time }) => typeof time === 'number');
  async function make(trim: Parameters<typeof makeStationReady>[1], movesTimes: boolean): Promise<void> {
    const movedBy = (trim?.start ?? 0) - (own?.made?.trim?.start ?? 0);
    if (!(await ask((slug) => makeStationReady(slug, trim)))) return;
    setTrimming('no');
    if (!movesTimes) return;
    let before: TrackRow[] = [];
    open.change((form) => {
      before = tracksOf(form);
      return { tracklist: movedTracks(before, -movedBy) };
    });
    showToast('The times of the tracklist were moved with the cut.', {
      undo: () => open.change((form) => ({ tracklist: movedBack(tracksOf(form), before, -movedBy) })),
    });
  }
  const isTrimming = Boolean(canChange) && trimming !== 'no';
  function openTrim(which: typeof trimming): void {
    audio.current?.pause();
    setTrimming(which);
  }
  const sentences =
    own && measured ? [loudnessInWords(own), silenceInWords(own), cutInWords(own)].filter(Boolean) : [];
  return (
    <>
      <p className="field-hint recording-facts">
        {own?.filename || recording.name}, {clockOf(recording.seconds)}
        {recording.bytes !== null && `, ${sizeInWords(recording.bytes)}`}
      </p>
      {own && measured && !isTrimming && (
        <Waveform
          peaks={peaksOf(own)}
          {...{ seconds: recording.seconds, from: 0, to: recording.seconds, position }}
          onSeek={(to) => {
            if (audio.current) audio.current.currentTime = to;
          }}
        />
      )}
      <div hidden={isTrimming}>
        <RecordingPlayer recording={recording} audio={audio} />
      </div>
      {!isTrimming && sentences.length > 0 && <p className="field-hint">{sentences.join(' ')}</p>}
      {own && measured && isTrimming && (
        <Trim
          key={trimming}
          prepared={{ ...own, measured }}
          withoutSilence={trimming === 'without silence'}
          hasTimes={hasTimes}
          onMake={(trim, movesTimes) => void make(trim, movesTimes)}
          onClose={() => setTrimming('no')}
        />
      )}
      {canChange && !isTrimming && (
        <div className="rows-actions">
          {!own?.made && (
            <button type="button" className="button button-small" onClick={() => void make(null, false)}>
              Make it station-ready
            </button>
          )}
          {own && silenceInWords(own) && (
            <button type="button" className="button button-small" onClick={() => openTrim('without silence')}>
              Cut the silence
            </button>
          )}
          <button type="button" className="button button-small" onClick={() => openTrim('all')}>
            {own?.made?.trim ? 'Change the cut' : 'Trim'}
          </button>
        </div>
      )}
      {!own && (!prepared || prepared.state === 'ready') && (
        <div className="rows-actions">
          <button type="button" className="button button-small" onClick={() => void ask(measureRecording)}>
            Measure and trim
          </button>
        </div>
      )}
    </>
  );
}

/** Peaks of the part that is left after trimming. */
function peaksOf({ peaks, measured, made }: Prepared): number[] {
  if (!made?.trim || !measured) return peaks;
  const at = (seconds: number) => Math.round((seconds / measured.seconds) * peaks.length);
  return peaks.slice(at(made.trim.start), at(made.trim.end));
}

function loudnessInWords({ made, measured }: Prepared): string {
  if (made) return `Station-ready: 48 kHz, 128 kbit/s, ${lufs(targetLoudness)}.`;
  const loudness = measured?.loudness ?? null;
  if (loudness === null) return 'There is no sound in it that could be measured.';
  const difference = targetLoudness - loudness;
  if (Math.abs(difference) < littleDifference) return `It is as loud as the station: ${lufs(loudness)}.`;
  const word = difference > 0 ? 'softer' : 'louder';
  return `It is ${Math.abs(difference).toFixed(0)} dB ${word} than the station: ${lufs(loudness)}, the station has ${lufs(targetLoudness)}.`;
}

const lufs = (loudness: number) => `${String(loudness).replace('-', '−')} LUFS`;

/** The silence at both ends; empty when the recording is trimmed or neither end has a second of silence. */
function silenceInWords({ made, measured }: Prepared): string {
  const { start = 0, end = 0 } = made?.trim ? {} : (measured?.silence ?? {});
  const parts = [
    start >= 1 ? `${secondsInWords(start)} of silence at the beginning` : '',
    end >= 1 ? `${secondsInWords(end)}${start >= 1 ? '' : ' of silence'} at the end` : '',
  ].filter(Boolean);
  return parts.length > 0
    ? `There ${(start >= 1 ? start : end) < 1.5 ? 'is' : 'are'} ${parts.join(' and ')}.`
    : '';
}

/** How much was cut off at the beginning, since the tracklist may still count from the old beginning. */
function cutInWords({ made }: Prepared): string {
  const start = made?.trim?.start ?? 0;
  return start >= 0.5
    ? `${positionInWords(start)} was cut off at the beginning: “Move all times” moves the tracklist with it.`
    : '';
}
