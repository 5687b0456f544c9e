import { useQueries } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { readDocumentById } from '../api/documents.ts';
import { isStatus } from '../api/problem.ts';
import type { Kind } from '../documents/kinds.ts';
import { titleOf } from '../documents/titles.ts';
import { listUnsaved, onUnsavedChange, readUnsaved } from '../documents/unsaved-text.ts';
import { isSame, newestForm } from '../editor/same-form.ts';
import { writtenDocument } from '../editor/written-document.ts';
import { Link } from '../router/link.tsx';
import { useSession } from '../session/session-store.ts';

/** Links to documents with text that this person typed in this browser and the station has not stored. */
export function UnsavedDocuments({ kind }: { kind: Kind }) {
  const person = useSession().person.id;
  const listed = useSyncExternalStore(onUnsavedChange, () => JSON.stringify(listUnsaved(person, kind.type)));
  const { begun, changed }: ReturnType<typeof listUnsaved> = JSON.parse(listed);
  const formOf = (name: string) => readUnsaved({ person, type: kind.type, name })?.form ?? {};
  // The document may have another slug by now, and may have the text although no response came.
  const stored = useQueries({
    queries: changed.map((id) => ({
      queryKey: ['document-of-unsaved', id],
      queryFn: () => readDocumentById(id),
      retry: false,
      gcTime: 0,
    })),
  });
  const found = changed.flatMap((id, index) => {
    const { data, error } = stored[index] ?? {};
    const form = formOf(`#${id}`);
    const slug = data?.slug ?? (error && !isStatus(error, 404) ? String(form.slug) : undefined);
    const isStored = data && isSame(writtenDocument(kind.type, data.slug, form), newestForm(data));
    return slug === undefined || isStored ? [] : [{ slug, title: titleOf(form, kind.type) || slug }];
  });
  return (
    <>
      {begun.length > 0 && (
        <p className="unsaved-documents">
          You began a {kind.one} that has no title yet:{' '}
          {begun.map((slug) => (
            <Link key={slug} to={`/${kind.path}/${slug}`}>
              {firstWords(formOf(slug)) || 'go on with it'}
            </Link>
          ))}
        </p>
      )}
      {found.length > 0 && (
        <p className="unsaved-documents">
          What you typed here is not saved yet, and kept in this browser:{' '}
          {found.map(({ slug, title }) => (
            <Link key={slug} to={`/${kind.path}/${slug}`}>
              {title}
            </Link>
          ))}
        </p>
      )}
    </>
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
