import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Kind } from '../documents/kinds.ts';
import { navigate } from '../router/location.ts';
import { DocumentRow } from './document-row.tsx';
import { MoreRows } from './more-rows.tsx';
import { useCurrentRow } from './use-current-row.ts';
import type { useDocuments } from './use-documents.ts';
import type { Selection } from './use-selection.ts';
import { useToEnd } from './use-to-end.ts';

type GridProps = { kind: Kind; documents: ReturnType<typeof useDocuments>; selection: Selection };

const rowHeight = 56;
const fetchBefore = 30;

/** The rows of a list. Only rows in view and the current row are drawn. The arrow keys move, Enter opens, the space bar chooses. */
export function DocumentGrid({ kind, documents, selection }: GridProps) {
  const { items, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = documents;
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const current = useCurrentRow(items, documents.question);
  const movingTo = useRef<number>(undefined);
  const hasFocus = useRef(false);
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
    rangeExtractor: useCallback((range: Range) => withRow(range, current.index), [current.index]),
  });
  const { set } = current;
  const { scrollToIndex } = rows;
  const goTo = useCallback(
    (index: number) => {
      movingTo.current = index;
      set(index);
      scrollToIndex(index);
    },
    [set, scrollToIndex],
  );
  const { isToEnd, goToEnd } = useToEnd(documents, goTo);
  const last = rows.range?.endIndex ?? 0;
  const isNearEnd = last > items.length - fetchBefore;
  useEffect(() => {
    const isWanted = hasNextPage && (isToEnd || isNearEnd);
    if (isWanted && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, isNearEnd, isToEnd, fetchNextPage]);
  // Sets the focus after every render, because a distant row is drawn only after scrolling to it. When the focused row is gone
  // from the list, the row in its place gets the focus.
  useEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    const target = movingTo.current ?? (isLost ? current.index : undefined);
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${target}"]`);
    if (!row) return;
    movingTo.current = undefined;
    row.focus({ preventScroll: true });
  });

  function onKeyDown(event: KeyboardEvent): void {
    const isRow = event.target instanceof HTMLElement && event.target.dataset.row !== undefined;
    const index = rowOf(event.target);
    const item = items[index ?? -1];
    if (!isRow || index === undefined || !item) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };
    const step = steps[event.key];
    if (step !== undefined) goTo(Math.max(0, Math.min(items.length - 1, index + step)));
    else if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goToEnd();
    else if (event.key === 'Enter') navigate(`/${kind.path}/${item.slug}`);
    else if (event.key === ' ') selection.toggle(item);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) selection.choose(items);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div
        ref={list}
        role="grid"
        aria-label={kind.heading}
        aria-rowcount={documents.total ?? -1}
        aria-multiselectable="true"
        className={`grid ${columnsOf(kind)}`}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          hasFocus.current = true;
          current.set(rowOf(target) ?? current.index);
        }}
        // React sends no blur event for a focused row that is removed, so the value stays true then.
        onBlur={() => {
          hasFocus.current = false;
        }}
        onChange={({ target }) => {
          const item = items[rowOf(target) ?? -1];
          if (item) selection.toggle(item);
        }}
      >
        <div role="rowgroup" className="grid-rows" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const item = items[index];
            if (!item) return null;
            return (
              <DocumentRow
                key={item.slug}
                kind={kind}
                item={item}
                index={index}
                offset={start - top}
                isCurrent={index === current.index}
                isChosen={selection.has(item)}
              />
            );
          })}
        </div>
      </div>
      <MoreRows documents={documents} isToEnd={isToEnd} />
    </>
  );
}

/** The indexes of the rows to draw: the rows in view, some around them, and one more row anywhere. */
function withRow(range: Range, index: number): number[] {
  const inSight = defaultRangeExtractor(range);
  if (inSight.includes(index) || index >= range.count) return inSight;
  return index < (inSight[0] ?? 0) ? [index, ...inSight] : [...inSight, index];
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
