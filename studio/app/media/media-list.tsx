import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { LoadProblem } from '../ui/load-problem.tsx';
import { Notice } from '../ui/notice.tsx';
import { MediaGrid } from './media-grid.tsx';
import { MediaKinds } from './media-kinds.tsx';
import { addPictures, usePictureUploads } from './picture-uploads.ts';
import { UploadList } from './upload-list.tsx';
import { useMedia, useMediaQuery } from './use-media.ts';

/** All uploaded pictures, with search. Pictures can be added by dropping them. */
export function MediaList() {
  const { query, change } = useMediaQuery();
  const media = useMedia(query);
  const uploads = usePictureUploads();
  const queries = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    document.title = 'Media – Studio';
  }, []);
  const refresh = () => void queries.invalidateQueries({ queryKey: ['media'] });

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    addPictures(event.dataTransfer.files, refresh);
  }

  const uploadButton = (
    <button type="button" className="button button-strong" onClick={() => file.current?.click()}>
      Upload pictures
    </button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pictures may be dropped anywhere; the button does the same
    <div
      className={isOver ? 'screen media-screen media-over' : 'screen media-screen'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <div className="screen-head">
        <h1>Media</h1>
        {uploadButton}
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          hidden
          aria-label="Files of the pictures"
          onChange={({ target }) => {
            addPictures(target.files ?? [], refresh);
            target.value = '';
          }}
        />
      </div>
      <MediaKinds />
      <UploadList uploads={uploads} onChanged={refresh} />
      <div className="list-tools">
        <input
          type="search"
          aria-label="Search pictures"
          placeholder="Search names and descriptions"
          maxLength={200}
          value={query.q}
          onChange={(event) => change({ q: event.target.value })}
        />
        <select
          aria-label="Which pictures"
          value={query.isUnused ? 'unused' : ''}
          onChange={(event) => change({ isUnused: event.target.value === 'unused' })}
        >
          <option value="">Every picture</option>
          <option value="unused">Unused</option>
        </select>
        <select
          aria-label="Sort"
          value={query.sort}
          onChange={(event) => change({ sort: event.target.value === 'name' ? 'name' : 'newest' })}
        >
          <option value="newest">Newest</option>
          <option value="name">Name</option>
        </select>
        <p className="list-count" role="status">
          {countInWords(media)}
        </p>
      </div>
      {media.isError && media.items.length === 0 ? (
        <LoadProblem
          title="The pictures could not be loaded"
          error={media.error}
          onRetry={() => void media.refetch()}
        />
      ) : media.items.length > 0 ? (
        <MediaGrid media={media} />
      ) : media.isPending ? (
        <ul className="media-waiting" aria-hidden="true">
          {Array.from({ length: 12 }, (_, index) => index).map((index) => (
            <li key={index} />
          ))}
        </ul>
      ) : query.q || query.isUnused ? (
        <Notice
          title="Nothing found"
          action={
            <button type="button" className="button" onClick={() => change({ q: '', isUnused: false })}>
              Show all pictures
            </button>
          }
        >
          Names, file names and descriptions are searched by the beginnings of their words.
        </Notice>
      ) : (
        <Notice title="No pictures yet" action={uploadButton}>
          Drop as many as you like here, jpeg, png, webp or avif, up to 25 MB each.
        </Notice>
      )}
    </div>
  );
}

function countInWords({ total, isPending, items, hasNextPage }: ReturnType<typeof useMedia>): string {
  if (total !== undefined) return `${total.toLocaleString('en')} ${total === 1 ? 'picture' : 'pictures'}`;
  return isPending ? 'Loading …' : `${items.length}${hasNextPage ? ' and more' : ''} found`;
}
