import { useQuery } from '@tanstack/react-query';
import { readDocument } from '../api/documents.ts';
import { isStatus, sentenceOf } from '../api/problem.ts';
import type { Kind } from '../documents/kinds.ts';
import { firstSlugOf, isNewSlug } from '../documents/slug-aliases.ts';
import { History } from '../history/history.tsx';
import { Link } from '../router/link.tsx';
import { useSession } from '../session/session-store.ts';
import { Notice } from '../ui/notice.tsx';
import { DocumentForm } from './document-form.tsx';
import { saveLeft } from './open-editings.ts';
import './editor.css';

type EditorProps = { kind: Kind; slug: string; view: string | undefined };

/** The screen of one document: its form or its history. */
export default function Editor({ kind, slug, view }: EditorProps) {
  return view === 'history' ? <History kind={kind} slug={slug} /> : <OpenDocument kind={kind} slug={slug} />;
}

function OpenDocument({ kind, slug }: Omit<EditorProps, 'view'>) {
  const { person } = useSession();
  const document = useQuery({
    queryKey: ['document', kind.type, firstSlugOf(kind.type, slug)],
    queryFn: async () =>
      isNewSlug(slug)
        ? null
        : readDocument(kind.type, await saveLeft({ person: person.id, type: kind.type, slug })),
    // An open document is not fetched again while somebody writes in it, only when it is opened again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (document.isError)
    return isStatus(document.error, 404) ? (
      <Notice
        isScreen
        title={`There is no such ${kind.one}`}
        action={
          <Link className="button" to={`/${kind.path}`}>
            All {kind.one}s
          </Link>
        }
      >
        It may have another name by now, or be in the trash.
      </Notice>
    ) : (
      <Notice
        isScreen
        title={`The ${kind.one} could not be opened`}
        isAlert
        action={
          <button type="button" className="button" onClick={() => void document.refetch()}>
            Try again
          </button>
        }
      >
        {sentenceOf(document.error)}
      </Notice>
    );
  if (document.data === undefined) return <p className="shell-loading">Opening …</p>;
  if (document.data?.trashedAt)
    return (
      <Notice
        isScreen
        title={`This ${kind.one} is in the trash`}
        action={
          <Link className="button" to="/trash">
            Open the trash
          </Link>
        }
      >
        Bring it back to go on with it.
      </Notice>
    );
  return <DocumentForm kind={kind} slug={slug} stored={document.data} />;
}
