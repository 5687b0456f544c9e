import type { Recording } from '@longwave/contract/document-types/recording.ts';
import { type RefObject, useEffect, useState } from 'react';
import { setPlayer } from './playing.ts';

const againMs = 4_000;

type PlayerProps = { recording: Recording; audio: RefObject<HTMLAudioElement | null> };

/** Plays the recording as visitors hear it. The radio converts other formats to mp3, which takes a moment for a new file. */
export function RecordingPlayer({ recording, audio }: PlayerProps) {
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    setPlayer(audio.current);
    return () => setPlayer(null);
  }, [audio]);
  useEffect(() => {
    if (!isFailed) return;
    const timer = setInterval(() => audio.current?.load(), againMs);
    return () => clearInterval(timer);
  }, [isFailed, audio]);
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: it is music, and its tracklist stands beside it */}
      <audio
        ref={audio}
        controls
        preload="metadata"
        src={`/radio/recordings/${recording.name}.mp3`}
        aria-label="Recording"
        onError={() => setFailed(true)}
        onLoadedMetadata={() => setFailed(false)}
      />
      {isFailed && (
        <p className="field-hint" role="status">
          It cannot be played yet; the radio is making it ready.
        </p>
      )}
    </>
  );
}
