import { useStore } from 'zustand';
import { Link } from '../../ui/link.tsx';
import { playerWords } from '../../words/player.ts';
import { fill } from '../../words/words.ts';
import { soundPlayer } from '../sound-player.ts';

/** says that only a preview plays here, and links to the whole recording. */
export function PreviewNotice() {
  const fullRecordingUrl = useStore(soundPlayer, (player) => player.fullRecordingUrl);
  return (
    <div role="status">
      {fullRecordingUrl !== null && (
        <p className="player-preview">
          {playerWords.previewOnly}{' '}
          <Link href={fullRecordingUrl} newTab>
            {linkText(fullRecordingUrl)}
          </Link>
        </p>
      )}
    </div>
  );
}

/** The link's text names the host without `www.`, such as `soundcloud.com`. */
function linkText(url: string): string {
  if (!URL.canParse(url)) return playerWords.hearAllThere;
  return fill(playerWords.hearAll, { host: new URL(url).hostname.replace(/^www\./, '') });
}
