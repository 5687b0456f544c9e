import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import type { DocumentName } from '../api/documents.ts';
import { makePreview } from '../api/preview.ts';

/** Before the address of a frame ends. */
const renewMs = 45 * 60_000;
const keyOf = (person: number) => `studio-preview:${person}`;
const wide = matchMedia('(width >= 1100px)');

/** Whether there is room for the page beside the form. */
export const useIsWide = () =>
  useSyncExternalStore(
    (listener) => {
      wide.addEventListener('change', listener);
      return () => wide.removeEventListener('change', listener);
    },
    () => wide.matches,
  );

/** Where the draft is seen, for whoever is signed in. */
export const usePreviewPath = ({ type, slug }: DocumentName, isStored: boolean) =>
  useQuery({
    queryKey: ['preview', type, slug],
    queryFn: () => makePreview({ type, slug }, 'frame'),
    enabled: isStored,
    staleTime: renewMs,
    refetchInterval: renewMs,
    gcTime: renewMs,
    placeholderData: keepPreviousData,
  });

/** Whether the page is shown: beside the form until somebody hides it, which is remembered; over the form when it is asked for. */
export function useIsShown(
  person: number,
  isWide: boolean,
): [isShown: boolean, show: (isShown: boolean) => void] {
  const [isBeside, setBeside] = useState(() => readChoice(person) !== 'hidden');
  const [isOver, setOver] = useState(false);
  function show(isShown: boolean): void {
    if (isWide) setBeside(isShown);
    else setOver(isShown);
    if (isWide) remember(person, isShown);
  }
  return [isWide ? isBeside : isOver, show];
}

function remember(person: number, isShown: boolean): void {
  try {
    localStorage.setItem(keyOf(person), isShown ? 'shown' : 'hidden');
  } catch {
    // A full or forbidden storage: it is shown again next time.
  }
}

function readChoice(person: number): string | null {
  try {
    return localStorage.getItem(keyOf(person));
  } catch {
    return null;
  }
}
