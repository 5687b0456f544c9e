import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MediaItem } from '../api/media.ts';
import { previewOf } from '../api/pictures.ts';
import { Link } from '../router/link.tsx';
import type { useMedia } from './use-media.ts';

const tileWidth = 176;
const namesHeight = 52;
const gap = 12;

/** The grid of pictures. Only rows in view are drawn; further pages load while scrolling. */
export function MediaGrid({ media }: { media: ReturnType<typeof useMedia> }) {
  const { items, hasNextPage, isFetchingNextPage, fetchNextPage } = media;
  const list = useRef<HTMLUListElement>(null);
  const [{ top, width }, setScroll] = useState({ top: 0, width: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const box = element.getBoundingClientRect();
      setScroll({ top: box.top + scrollY, width: box.width });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const columns = Math.max(2, Math.floor((width + gap) / (tileWidth + gap)));
  const tile = (width - gap * (columns - 1)) / columns;
  const rowHeight = Math.max(80, tile) + namesHeight + gap;
  const rows = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => rowHeight,
    overscan: 3,
    scrollMargin: top,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are as high as tiles are wide
  useEffect(() => rows.measure(), [rowHeight]);
  const drawn = rows.getVirtualItems();
  const last = (drawn.at(-1)?.index ?? 0) + 1;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && last * columns > items.length - columns * 3)
      void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, last, columns, items.length, fetchNextPage]);

  return (
    <ul ref={list} className="media-grid" aria-label="Pictures" style={{ height: rows.getTotalSize() }}>
      {width > 0 &&
        drawn.flatMap(({ index, start }) =>
          items.slice(index * columns, (index + 1) * columns).map((item, column) => (
            <li
              key={item.name}
              style={{
                width: tile,
                transform: `translate(${column * (tile + gap)}px, ${start - top}px)`,
              }}
            >
              <Tile item={item} />
            </li>
          )),
        )}
    </ul>
  );
}

function Tile({ item }: { item: MediaItem }) {
  const { picture, focal } = item;
  return (
    <Link to={`/media/${item.name}`} className="media-tile">
      <img
        src={previewOf(picture)}
        alt=""
        loading="lazy"
        style={{
          objectPosition: `${focal.x * 100}% ${focal.y * 100}%`,
          backgroundColor: picture.colour,
        }}
      />
      <span className="media-name">{item.name}</span>
      <span className={item.alt ? 'media-alt' : 'media-alt media-alt-missing'}>
        {item.alt || 'No description yet'}
      </span>
    </Link>
  );
}
