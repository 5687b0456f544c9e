import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../api/problem.ts';

/** Sends a form once, even on a double click. A form that was refused can be sent again. */
export function useSubmit(send: () => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    try {
      await send();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
    setBusy(false);
  }
  return { isBusy, problem, submit };
}
