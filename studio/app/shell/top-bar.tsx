import { useQuery } from '@tanstack/react-query';
import { readOnAir } from '../api/on-air.ts';
import { isStatus, sentenceOf } from '../api/problem.ts';
import { signOut } from '../api/session.ts';
import { saveOpenTexts } from '../documents/open-texts.ts';
import { Link } from '../router/link.tsx';
import { startAnew, useSession } from '../session/session-store.ts';
import { showToast } from '../ui/toasts.tsx';
import './top-bar.css';

/** The bar on every screen: the station's name, what is on air, the palette and the Sign out button. */
export function TopBar({ onFind }: { onFind: () => void }) {
  const { station, person } = useSession();
  async function leave(): Promise<void> {
    try {
      await saveOpenTexts();
      await signOut();
    } catch (error) {
      if (!isStatus(error, 401))
        return showToast(`You are still signed in. ${sentenceOf(error)}`, { isBad: true });
    }
    startAnew();
  }
  return (
    <header className="top-bar">
      <Link to="/shows" className="top-bar-name">
        {station.name}
      </Link>
      <Lamp />
      <button type="button" className="top-bar-find" onClick={onFind}>
        Find <kbd>{/Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <a className="top-bar-site" href="/" target="_blank" rel="noopener">
        Open the site
      </a>
      <button type="button" className="button button-small button-plain" onClick={leave} title={person.email}>
        Sign out
      </button>
    </header>
  );
}

/** What the radio plays; the lamp is lit while the station is on air. */
function Lamp() {
  const { data, isError } = useQuery({
    queryKey: ['on-air'],
    queryFn: readOnAir,
    refetchInterval: 15_000,
  });
  const text = isError ? 'The radio does not answer' : (data?.title ?? '…');
  return (
    <p className={data?.isOnAir && !isError ? 'lamp lamp-lit' : 'lamp'}>
      <span className="only-read">{data?.isOnAir && !isError ? 'On air: ' : 'Radio: '}</span>
      <span className="lamp-text">{text}</span>
    </p>
  );
}
