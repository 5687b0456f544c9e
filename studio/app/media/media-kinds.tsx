import { Link } from '../router/link.tsx';
import { useSearch } from '../router/location.ts';

const kinds = [
  ['', 'Pictures'],
  ['recordings', 'Recordings'],
  ['films', 'Films'],
  ['deleted', 'Deleted'],
] as const;
export type MediaKind = (typeof kinds)[number][0];

/** The kind of media that the screen shows, taken from the URL. */
export function useMediaKind(): MediaKind {
  const given = useSearch().get('kind');
  return kinds.find(([kind]) => kind === given)?.[0] ?? '';
}

export function MediaKinds() {
  const present = useMediaKind();
  return (
    <nav className="views" aria-label="Kinds of media">
      {kinds.map(([kind, name]) => (
        <Link
          key={kind}
          to={kind ? `/media?kind=${kind}` : '/media'}
          aria-current={kind === present ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
