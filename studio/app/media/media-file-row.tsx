import type { MediaFile } from '../api/media-files.ts';
import { kindOf } from '../documents/kinds.ts';
import { day } from '../documents/times.ts';
import { clockOf } from '../fields/length-field.tsx';
import { sizeInWords } from '../recording/size-in-words.ts';
import { Link } from '../router/link.tsx';
import { useSession } from '../session/session-store.ts';

const maxNamed = 3;

export function MediaFileRow({ file, onDelete }: { file: MediaFile; onDelete: () => void }) {
  const { name, bytes, seconds, changed, uses } = file;
  const { zone } = useSession().station;
  const named = uses.items.slice(0, maxNamed);
  return (
    <li>
      <span>
        <strong className="media-file-name">{name}</strong>{' '}
        <span className="muted">
          {seconds === null ? '' : `${clockOf(seconds)}, `}
          {sizeInWords(bytes)}, <time dateTime={changed}>{day(changed, zone)}</time>
        </span>
      </span>
      {uses.total === 0 ? (
        <span className="muted">Used nowhere</span>
      ) : (
        <span>
          {named.map(({ type, slug, title }, at) => (
            <span key={`${type}/${slug}`}>
              {at > 0 && ', '}
              <Link to={`/${kindOf(type)?.path ?? type}/${slug}`}>{title || slug}</Link>
            </span>
          ))}
          {uses.total > named.length && ` and ${uses.total - named.length} more`}
        </span>
      )}
      {uses.total === 0 && (
        <button type="button" className="button button-small" onClick={onDelete}>
          Delete<span className="only-read"> {name}</span>
        </button>
      )}
    </li>
  );
}
