import type { AuditEntry } from '../api/access.ts';
import type { PersonRow } from '../api/people.ts';
import { kindOf } from '../documents/kinds.ts';
import { Link } from '../router/link.tsx';
import { noteInWords } from './note-in-words.ts';

type AuditSubjectProps = { entry: AuditEntry; people: PersonRow[] };

/** What an action was done to: a document with a link, a person's name, or nothing when people changed themselves. */
export function AuditSubject({ entry, people }: AuditSubjectProps) {
  const { subject, who, note } = entry;
  const [type = '', slug = ''] = subject.split('/', 2);
  const kind = kindOf(type);
  const person = type === 'person' && people.find(({ id }) => String(id) === slug)?.name;
  const details = note && noteInWords(note);
  return (
    <>
      {kind && (
        <Link to={`/${kind.path}/${slug}`}>
          {kind.one} {slug}
        </Link>
      )}
      {person && person !== who && person}
      {!kind && type !== 'person' && (type === 'station' ? 'the station' : slug || subject)}
      {details && <span className="muted"> {details}</span>}
    </>
  );
}
