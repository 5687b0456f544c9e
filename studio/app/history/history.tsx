import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { act, readDocument } from '../api/documents.ts';
import { isStatus, sentenceOf } from '../api/problem.ts';
import { listVersions, readVersion } from '../api/versions.ts';
import { authorInWords } from '../documents/author-in-words.ts';
import type { Kind } from '../documents/kinds.ts';
import { dayAndTime } from '../documents/times.ts';
import { titleOf } from '../documents/titles.ts';
import { saveLeft } from '../editor/open-editings.ts';
import { Link } from '../router/link.tsx';
import { navigate } from '../router/location.ts';
import { useSession } from '../session/session-store.ts';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toasts.tsx';
import { When } from '../ui/when.tsx';
import { Difference } from './difference.tsx';

/** Every version of a document, with its changes. */
export function History({ kind, slug }: { kind: Kind; slug: string }) {
  const name = { type: kind.type, slug };
  const { station, person } = useSession();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<number | null>(null);
  // Whoever comes from the form may have typed a moment ago.
  const savedSlug = () => saveLeft({ person: person.id, ...{ type: kind.type, slug } });
  const read = useQuery({
    queryKey: ['stored', kind.type, slug],
    queryFn: async () => readDocument(kind.type, await savedSlug()),
    gcTime: 0,
  });
  const list = useInfiniteQuery({
    queryKey: ['versions', kind.type, slug],
    queryFn: async ({ pageParam }) => listVersions({ ...name, slug: await savedSlug() }, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    gcTime: 0,
  });
  const versions = list.data?.pages.flatMap((page) => page.versions) ?? [];
  const at = Math.max(
    0,
    versions.findIndex(({ id }) => id === chosen),
  );
  const version = versions[at];
  const before = versions[at + 1];
  const isFirst = !before && !list.hasNextPage;
  const stored = read.data;
  const title = stored ? titleOf(stored.draft ?? stored.live ?? {}, kind.type) : '';
  useEffect(() => {
    document.title = `History of ${title} – Studio`;
  }, [title]);

  function choose(index: number): void {
    setChosen(versions[index]?.id ?? null);
    // What it changed is seen beside the one before it.
    if (index === versions.length - 1 && list.hasNextPage) void list.fetchNextPage();
  }

  async function restore(id: number): Promise<void> {
    if (!stored) return;
    try {
      await act(name, 'restore', stored.version, { version: id });
      await queries.invalidateQueries({ queryKey: ['documents'] });
      showToast('That version is the draft now. Visitors see it when you publish it.');
      navigate(`/${kind.path}/${slug}`);
    } catch (error) {
      // Somebody has saved it meanwhile: that version is shown, and the next press is based on it.
      if (isStatus(error, 412)) await Promise.all([read.refetch(), list.refetch()]);
      showToast(sentenceOf(error), { isBad: true });
    }
  }

  if (list.isError || read.isError)
    return (
      <Notice isScreen title="The history could not be read" isAlert>
        {sentenceOf(list.error ?? read.error)}
      </Notice>
    );
  return (
    <div className="history">
      <div className="editor-head">
        <Link to={`/${kind.path}/${slug}`} className="editor-back">
          ← {title || 'Back'}
        </Link>
        <h1>History</h1>
      </div>
      <ol className="versions">
        {versions.map((one, index) => (
          <li key={one.id}>
            <button type="button" aria-pressed={one.id === version?.id} onClick={() => choose(index)}>
              <When at={one.at} zone={station.zone} as={dayAndTime} />
              <span>{authorInWords(one.author)}</span>
              <span className="version-note">
                {one.id === stored?.liveVersion ? 'Live' : one.id === stored?.draftVersion ? 'Draft' : ''}{' '}
                {one.note}
              </span>
            </button>
          </li>
        ))}
        {list.hasNextPage && (
          <li>
            <button type="button" className="button" onClick={() => void list.fetchNextPage()}>
              Older versions
            </button>
          </li>
        )}
      </ol>
      {version && (
        <section className="version" aria-label="What this version changed">
          <div className="version-head">
            <h2>{isFirst ? 'The first version' : 'What this version changed'}</h2>
            {at > 0 && (
              <button
                type="button"
                className="button"
                disabled={!stored}
                onClick={() => void restore(version.id)}
              >
                Restore this version
              </button>
            )}
          </div>
          {before || isFirst ? (
            <Changes kind={kind} slug={slug} id={version.id} before={before?.id} />
          ) : (
            <p className="shell-loading">Comparing …</p>
          )}
        </section>
      )}
    </div>
  );
}

type ChangesProps = { kind: Kind; slug: string; id: number; before: number | undefined };

function Changes({ kind, slug, id, before }: ChangesProps) {
  const name = { type: kind.type, slug };
  const compared = useQuery({
    queryKey: ['version', kind.type, slug, id, before],
    queryFn: () =>
      Promise.all([before === undefined ? undefined : readVersion(name, before), readVersion(name, id)]),
    staleTime: 60_000,
  });
  if (compared.isError) return <p className="field-fault">{sentenceOf(compared.error)}</p>;
  if (!compared.data) return <p className="shell-loading">Comparing …</p>;
  const [former, current] = compared.data;
  return (
    <Difference
      kind={kind}
      before={former?.document ?? {}}
      after={current.document}
      names={['Before', 'In this version']}
    />
  );
}
