import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bringDemoBack, readDemo, removeDemo } from '../api/demo.ts';
import { sentenceOf } from '../api/problem.ts';
import { showToast } from '../ui/toasts.tsx';

/** The demo that the station began with, and the actions that remove it and bring it back. */
export function useDemo() {
  const queries = useQueryClient();
  const { data } = useQuery({ queryKey: ['demo'], queryFn: readDemo });
  const [isBusy, setBusy] = useState(false);
  const demo = data?.demo ?? undefined;
  const name = demo?.name ?? 'The demo';

  async function run(work: typeof removeDemo): Promise<number | undefined> {
    setBusy(true);
    try {
      const done = await work();
      queries.setQueryData(['demo'], { demo: done.demo });
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'demo' });
      return done.documents;
    } catch (error) {
      showToast(sentenceOf(error), { isBad: true });
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  async function bringBack(): Promise<void> {
    const documents = await run(bringDemoBack);
    if (documents !== undefined) showToast(`${name} is back: ${documents} documents.`);
  }

  /** Removes the demo. Returns whether that worked. */
  async function remove(): Promise<boolean> {
    const documents = await run(removeDemo);
    if (documents === undefined) return false;
    showToast(`${name} is off your station. For a week you can bring it back in Settings.`, {
      undo: () => void bringBack(),
    });
    return true;
  }

  return { demo, isBusy, remove, bringBack };
}
