import type { MediaUses } from '../api/media.ts';
import { kindOf } from '../documents/kinds.ts';
import { Link } from '../router/link.tsx';

/** The documents that show a picture, live, as drafts or in the trash. */
export function Uses({ uses }: { uses: MediaUses }) {
  return (
    <section aria-label="Where it is used">
      <h2>Where it is used</h2>
      {uses.total === 0 ? (
        <p className="muted">Nowhere yet.</p>
      ) : (
        <ul className="uses">
          {uses.items.map(({ type, slug, title }) => {
            const kind = kindOf(type);
            return (
              <li key={`${type}/${slug}`}>
                {kind ? <Link to={`/${kind.path}/${slug}`}>{title || slug}</Link> : <Settings type={type} />}{' '}
                <span className="muted">{kind?.one ?? type}</span>
              </li>
            );
          })}
          {uses.total > uses.items.length && <li>and {uses.total - uses.items.length} more</li>}
        </ul>
      )}
    </section>
  );
}

/** A use by the station document, whose logo may be the picture; it links to the settings. */
const Settings = ({ type }: { type: string }) =>
  type === 'station' ? <Link to="/settings">Settings</Link> : <span>{type}</span>;
