import { useEffect, useRef, useState } from 'react';
import { railPathOf } from '../documents/kinds.ts';
import { Link } from '../router/link.tsx';
import { usePath } from '../router/location.ts';
import { useSession } from '../session/session-store.ts';
import { type Screen, screensFor } from './screens.ts';
import './rail.css';

/** How many screens fit beside each other on a phone; the rest is behind a button. */
const onBar = 4;

/** The navigation of the studio: on the left in a wide window, at the bottom on a phone. */
export function Rail() {
  const { person } = useSession();
  const here = railPathOf(usePath().split('/')[1] ?? '');
  const [isOpen, setOpen] = useState(false);
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (!rail.current?.contains(target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, [isOpen]);
  const all = screensFor(person.role);
  const isBehind = all.slice(onBar).some(({ path }) => path === here);
  return (
    <nav
      ref={rail}
      className={isOpen ? 'rail rail-open' : 'rail'}
      aria-label="Studio"
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpen(false);
      }}
    >
      <ul>
        {all.map((screen, index) => (
          <li key={screen.path} className={index < onBar ? undefined : 'rail-behind'}>
            <RailLink screen={screen} isHere={screen.path === here} onFollow={() => setOpen(false)} />
          </li>
        ))}
        {/* On a phone, where the top bar has no room for it. */}
        <li className="rail-behind rail-site">
          <a className="rail-link" href="/" target="_blank" rel="noopener" onClick={() => setOpen(false)}>
            <Icon path="M8 4H4v12h12v-4M11 4h5v5M16 4l-8 8" />
            Open the site
          </a>
        </li>
        <li className="rail-more">
          <button
            type="button"
            className={isBehind ? 'rail-link rail-here' : 'rail-link'}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon path="M4 10h.01M10 10h.01M16 10h.01" weight={3} />
            More
          </button>
        </li>
      </ul>
    </nav>
  );
}

function RailLink({ screen, isHere, onFollow }: { screen: Screen; isHere: boolean; onFollow: () => void }) {
  return (
    <Link
      to={`/${screen.path}`}
      className={isHere ? 'rail-link rail-here' : 'rail-link'}
      aria-current={isHere ? 'page' : undefined}
      onClick={onFollow}
    >
      <Icon path={screen.icon} />
      {screen.name}
    </Link>
  );
}

function Icon({ path, weight = 1.4 }: { path: string; weight?: number }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth={weight} strokeLinecap="round" />
    </svg>
  );
}
