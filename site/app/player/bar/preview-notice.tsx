import { useStore } from 'zustand';
import { Link } from '../../ui/link.tsx';
import { soundPlayer } from '../sound-player.ts';

/** says that only a part is heard here, and where the whole is. */
export function PreviewNotice() {
  const wholeAt = useStore(soundPlayer, (player) => player.wholeAt);
  return (
    <div role="status">
      {wholeAt !== null && (
        <p className="player-preview">
          Only a preview of this recording can be played here.{' '}
          <Link href={wholeAt} newTab>
            Hear all of it on {hostOf(wholeAt)}
          </Link>
        </p>
      )}
    </div>
  );
}

/** `soundcloud.com` is what people know the service by. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : 'its own page';
}
