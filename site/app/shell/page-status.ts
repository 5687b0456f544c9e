import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { failedPage } from './failed-page.ts';

/** the status of the current page or navigation. */
type PageStatus = 'idle' | 'pending' | 'success' | 'error';

const outcomeStore = createStore<{ outcome: Exclude<PageStatus, 'pending'> }>(() => ({ outcome: 'idle' }));

/** Called by the page and by the error boundary to report whether the page was shown. */
export function useReportOutcome(outcome: 'success' | 'error'): void {
  useEffect(() => outcomeStore.setState({ outcome }));
}

export function usePageStatus(): PageStatus {
  const { state } = useNavigation();
  const outcome = useStore(outcomeStore, (stored) => stored.outcome);
  const hasFailed = useStore(failedPage, ({ page }) => page !== null);
  return state === 'idle' || hasFailed ? outcome : 'pending';
}
