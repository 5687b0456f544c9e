import { useStore } from 'zustand';
import { listenWords } from '../words/listen.ts';
import { nameOfTrack, tracks } from './tracks.ts';

/** the track that is heard. Its line keeps its height while no track is known, so that nothing moves. */
export function TrackNow() {
  const { heard, played } = useStore(tracks);
  return (
    <p className="mt-4 min-h-7 max-w-full text-lg leading-snug break-words">
      {heard && (
        <>
          <span className="mr-3 font-mono text-sm text-muted">{listenWords.playing}</span>
          <span className="font-semibold">{nameOfTrack(heard)}</span>{' '}
        </>
      )}
      {played.length > 0 && (
        <a href="#tracks" className="text-sm whitespace-nowrap underline underline-offset-4">
          {listenWords.whatSong}
        </a>
      )}
    </p>
  );
}
