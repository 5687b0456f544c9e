import { useStore } from 'zustand';
import { Link } from '../../ui/link.tsx';
import { playerWords } from '../../words/player.ts';
import { fill } from '../../words/words.ts';
import { soundPlayer } from '../sound-player.ts';

/** says that only a part is heard here, and where the whole is. */
export function PreviewNotice() {
  const wholeAt = useStore(soundPlayer, (player) => player.wholeAt);
  return (
    <div role="status">
      {wholeAt !== null && (
        <p className="player-preview">
          {playerWords.previewOnly}{' '}
          <Link href={wholeAt} newTab>
            {whereOf(wholeAt)}
          </Link>
        </p>
      )}
    </div>
  );
}

/** `soundcloud.com` is what people know the service by. */
function whereOf(address: string): string {
  if (!URL.canParse(address)) return playerWords.hearAllThere;
  return fill(playerWords.hearAll, { host: new URL(address).hostname.replace(/^www\./, '') });
}
