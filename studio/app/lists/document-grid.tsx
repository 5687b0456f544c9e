import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Kind } from '../documents/kinds.ts';
import { navigate } from '../router/location.ts';
import { DocumentRow } from './document-row.tsx';
import type { useDocuments } from './use-documents.ts';
import type { Selection } from './use-selection.ts';

type GridProps = { kind: Kind; documents: ReturnType<typeof useDocuments>; selection: Selection };

const rowHeight = 56;
const fetchBefore = 30;

/** The rows of a list. Only rows in view are drawn. The arrow keys move, Enter opens, the space bar chooses. */
export function DocumentGrid({ kind, documents, selection }: GridProps) {
  const { items, hasNextPage, isFetchingNextPage, fetchNextPage } = documents;
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [current, setCurrent] = useState(0);
  const isMoving = useRef(false);
  useLayoutEffect(() => {
    setTop((list.current?.getBoundingClientRect().top ?? 0) + scrollY);
  }, []);
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: top,
    scrollPaddingStart: 60,
    scrollPaddingEnd: 80,
  });
  const drawn = rows.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && last > items.length - fetchBefore) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, last, items.length, fetchNextPage]);
  // Sets the focus after every render, because a distant row is drawn only after scrolling to it.
  useEffect(() => {
    if (!isMoving.current) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${current}"]`);
    if (!row) return;
    isMoving.current = false;
    row.focus({ preventScroll: true });
  });

  function move(to: number): void {
    const next = Math.max(0, Math.min(items.length - 1, to));
    isMoving.current = true;
    setCurrent(next);
    rows.scrollToIndex(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const item = items[current];
    if (!item || !(event.target instanceof HTMLElement) || event.target.dataset.row === undefined) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };
    const step = steps[event.key];
    if (step !== undefined) move(current + step);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(items.length - 1);
    else if (event.key === 'Enter') navigate(`/${kind.path}/${item.slug}`);
    else if (event.key === ' ') selection.toggle(item);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) selection.choose(items);
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={list}
      role="grid"
      aria-label={kind.heading}
      aria-rowcount={documents.total ?? -1}
      aria-multiselectable="true"
      className={`grid ${columnsOf(kind)}`}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setCurrent(rowOf(target) ?? current)}
      onChange={({ target }) => {
        const item = items[rowOf(target) ?? -1];
        if (item) selection.toggle(item);
      }}
    >
      <div role="rowgroup" className="grid-rows" style={{ height: rows.getTotalSize() }}>
        {drawn.map(({ index, start }) => {
          const item = items[index];
          if (!item) return null;
          return (
            <DocumentRow
              key={item.slug}
              kind={kind}
              item={item}
              index={index}
              offset={start - top}
              isCurrent={index === Math.min(current, items.length - 1)}
              isChosen={selection.has(item)}
            />
          );
        })}
      </div>
    </div>
  );
}

function columnsOf({ hasDate, hasRecording }: Kind): string {
  if (!hasDate) return 'grid-no-date';
  return hasRecording ? '' : 'grid-no-recording';
}

/** Index of the row that contains an element. */
function rowOf(element: EventTarget): number | undefined {
  const row = element instanceof Element ? element.closest<HTMLElement>('[data-row]') : null;
  return row ? Number(row.dataset.row) : undefined;
}
