import { playVideoWords } from '../words/play-video.ts';
import { fill } from '../words/words.ts';

/** The play button on the still of a video. */
export function PlayVideoButton({ title, onPlay }: { title: string; onPlay: () => void }) {
  return (
    <button
      type="button"
      onClick={onPlay}
      className="group absolute inset-0 grid cursor-pointer place-items-center"
      aria-label={fill(playVideoWords.play, { title })}
    >
      <span className="grid size-20 place-items-center bg-accent text-on-accent transition-transform group-hover:scale-110 md:size-28">
        <svg viewBox="0 0 24 24" className="size-10 fill-current" aria-hidden="true">
          <path d="M7 4v16l13-8z" />
        </svg>
      </span>
    </button>
  );
}
