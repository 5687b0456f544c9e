import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { lostPage } from './lost-page.ts';

/** nothing asked for yet, on its way, there, or failed. */
type PageStatus = 'idle' | 'pending' | 'success' | 'error';

const shown = createStore<{ outcome: Exclude<PageStatus, 'pending'> }>(() => ({ outcome: 'idle' }));

/** Said by what is shown in the end: a page, or the error in its place. */
export function useOutcome(outcome: 'success' | 'error'): void {
  useEffect(() => shown.setState({ outcome }));
}

export function usePageStatus(): PageStatus {
  const { state } = useNavigation();
  const outcome = useStore(shown, (kept) => kept.outcome);
  const lost = useStore(lostPage, ({ page }) => page !== null);
  return state === 'idle' || lost ? outcome : 'pending';
}
