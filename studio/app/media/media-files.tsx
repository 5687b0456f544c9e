import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listMediaFiles, type MediaFile, type MediaFileKind, removeMediaFile } from '../api/media-files.ts';
import { sentenceOf } from '../api/problem.ts';
import { sizeInWords } from '../recording/size-in-words.ts';
import { UnfinishedUploads } from '../recording/unfinished-uploads.tsx';
import { showSetAside } from '../set-aside/show-set-aside.ts';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toasts.tsx';
import { MediaFileRow } from './media-file-row.tsx';
import { MediaKinds } from './media-kinds.tsx';

const names = { recording: ['recording', 'recordings'], clip: ['film', 'films'] } as const;

/** All recordings or films of the station, with their sizes and uses. Unused ones can be deleted. */
export function MediaFiles({ kind }: { kind: MediaFileKind }) {
  const [query, setQuery] = useState({ q: '', sort: 'newest', isUnused: false });
  const queries = useQueryClient();
  const files = useInfiniteQuery({
    queryKey: ['media-files', kind, query],
    queryFn: ({ pageParam, signal }) => listMediaFiles(kind, query, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const items = files.data?.pages.flatMap((page) => page.items) ?? [];
  const [one, many] = names[kind];
  useEffect(() => {
    document.title = 'Media – Studio';
  }, []);
  const refresh = () => queries.invalidateQueries({ queryKey: ['media-files'] });

  async function remove({ name }: MediaFile): Promise<void> {
    try {
      const { setAside } = await removeMediaFile(kind, name);
      showSetAside(`${name} is deleted. It can be put back for 30 days.`, setAside, refresh);
    } catch (error) {
      showToast(sentenceOf(error), { isBad: true });
    }
    await refresh();
  }

  const [first] = files.data?.pages ?? [];
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>Media</h1>
      </div>
      <MediaKinds />
      <UnfinishedUploads />
      <div className="list-tools">
        <input
          type="search"
          aria-label={`Search ${many}`}
          placeholder="Search names"
          maxLength={200}
          value={query.q}
          onChange={({ target }) => setQuery({ ...query, q: target.value })}
        />
        <select
          aria-label={`Which ${many}`}
          value={query.isUnused ? 'unused' : ''}
          onChange={({ target }) => setQuery({ ...query, isUnused: target.value === 'unused' })}
        >
          <option value="">Every {one}</option>
          <option value="unused">Unused</option>
        </select>
        <select
          aria-label="Sort"
          value={query.sort}
          onChange={({ target }) => setQuery({ ...query, sort: target.value })}
        >
          <option value="newest">Newest</option>
          <option value="largest">Largest</option>
          <option value="name">Name</option>
        </select>
        <p className="list-count" role="status">
          {first
            ? `${first.total.toLocaleString('en')} ${first.total === 1 ? one : many}, ${sizeInWords(first.bytes)}`
            : 'Loading …'}
        </p>
      </div>
      {files.isError ? (
        <Notice title={`The ${many} could not be loaded`} isAlert>
          {sentenceOf(files.error)}
        </Notice>
      ) : (
        first &&
        items.length === 0 && (
          <Notice title={query.q || query.isUnused ? 'Nothing found' : `No ${many} yet`}>
            {kind === 'recording'
              ? 'Recordings come with shows, from broadcasts, and by moving in.'
              : 'Films are uploaded where a video is written.'}
          </Notice>
        )
      )}
      {items.length > 0 && (
        <ul className="plain-list" aria-label={kind === 'recording' ? 'Recordings' : 'Films'}>
          {items.map((file) => (
            <MediaFileRow key={file.name} file={file} onDelete={() => void remove(file)} />
          ))}
        </ul>
      )}
      {files.hasNextPage && (
        <button type="button" className="button" onClick={() => void files.fetchNextPage()}>
          More
        </button>
      )}
    </div>
  );
}
