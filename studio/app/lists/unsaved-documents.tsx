import type { Kind } from '../documents/kinds.ts';
import { listUnsavedNew, readUnsaved } from '../documents/unsaved-text.ts';
import { Link } from '../router/link.tsx';
import { useSession } from '../session/session-store.ts';

/** Documents that this person began in this browser and that have no title yet: the station has not stored them. */
export function UnsavedDocuments({ kind }: { kind: Kind }) {
  const person = useSession().person.id;
  const slugs = listUnsavedNew(person, kind.type);
  if (slugs.length === 0) return null;
  return (
    <p className="unsaved-documents">
      You began a {kind.one} that has no title yet:{' '}
      {slugs.map((slug) => (
        <Link key={slug} to={`/${kind.path}/${slug}`}>
          {firstWords(readUnsaved({ person, type: kind.type, name: slug })?.form ?? {}) || 'go on with it'}
        </Link>
      ))}
    </p>
  );
}

/** The beginning of the longest text in a form. */
function firstWords(form: Record<string, unknown>): string {
  const texts = Object.entries(form).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'date' ? [value.replace(/<[^>]*>/g, ' ').trim()] : [],
  );
  return (
    texts
      .sort((a, b) => b.length - a.length)[0]
      ?.slice(0, 60)
      .trim() ?? ''
  );
}
