import { Link } from '../ui/link.tsx';
import type { Shell } from './shell-content.ts';

export function Header({ shell }: { shell: Shell }) {
  return (
    <header>
      <Link href="/">{shell.station.name}</Link>
      <nav aria-label="Main">
        <Link href="/shows">Discover</Link>
      </nav>
    </header>
  );
}
