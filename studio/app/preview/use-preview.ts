import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import type { DocumentName } from '../api/documents.ts';
import { makePreview } from '../api/preview.ts';

/** The path of a frame is renewed before it expires. */
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

/** Path of the page with the draft, for the signed-in person. */
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

/** Whether the preview is shown. In a wide window it is beside the form unless hidden, which is remembered; else over it on request. */
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
    // localStorage is full or forbidden: the preview is shown again next time.
  }
}

function readChoice(person: number): string | null {
  try {
    return localStorage.getItem(keyOf(person));
  } catch {
    return null;
  }
}
