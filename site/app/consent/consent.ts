import { createStore } from 'zustand/vanilla';
import { readStored, removeStored, writeStored } from '../browser/storage.ts';
import { type Purpose, purposes } from './purposes.ts';

type Answer = 'yes' | 'no';
type Answers = Partial<Record<Purpose, Answer>>;

const key = 'longwave-consent';

type Consent = {
  /** Answers stored on this device. */
  answers: Answers;
  /** Purposes agreed to only until this page is closed. */
  once: readonly Purpose[];
  /** Whether the dialog of choices is open. */
  choosing: boolean;
};

/** The visitor's answers and the dialog's state; only the browser knows them. */
export const consent = createStore<Consent>(() => ({ answers: readAnswers(), once: [], choosing: false }));

export function isAgreed(purpose: Purpose, { answers, once } = consent.getState()): boolean {
  return answers[purpose] === 'yes' || once.includes(purpose);
}

/** Agrees to one purpose: stored on this device, or until this page is closed. */
export function agree(purpose: Purpose, remember: boolean): void {
  if (remember) answer({ [purpose]: 'yes' });
  else consent.setState(({ once }) => ({ once: [...once, purpose] }));
}

/** Stores answers. A no also ends consent that was given for this page only. */
export function answer(given: Answers): void {
  const answers = { ...consent.getState().answers, ...given };
  consent.setState(({ once }) => ({ answers, once: once.filter((purpose) => given[purpose] !== 'no') }));
  writeStored(key, answers);
}

/** Answers no to every purpose, even to those that the station does not use yet. */
export function refuseAll(): void {
  answer(Object.fromEntries(purposes.map((purpose) => [purpose, 'no'])));
}

/** Applies answers given in another tab. Returns a function that stops this. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    const answers = readAnswers();
    consent.setState(({ once }) => ({ answers, once: once.filter((purpose) => answers[purpose] !== 'no') }));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

function readAnswers(): Answers {
  if (typeof localStorage === 'undefined') return {};
  const stored = readStored(key) ?? migrateSingleAnswer();
  if (typeof stored !== 'object' || stored === null) return refusedByBrowser();
  const known = Object.entries(stored).filter(
    ([purpose, value]) =>
      (purposes as readonly string[]).includes(purpose) && (value === 'yes' || value === 'no'),
  );
  return { ...refusedByBrowser(), ...Object.fromEntries(known) };
}

/**
 * Reads the answer that earlier versions stored: a plain `yes` or `no` to one question, about counting visits. A no applies to
 * every purpose; a yes applies to counting only, because nobody had been asked about the rest.
 */
function migrateSingleAnswer(): Answers | null {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    return null;
  }
  if (stored !== 'yes' && stored !== 'no') return null;
  const answers: Answers =
    stored === 'yes' ? { counting: 'yes' } : Object.fromEntries(purposes.map((purpose) => [purpose, 'no']));
  if (!writeStored(key, answers)) removeStored(key);
  return answers;
}

/** The browser's Global Privacy Control counts as a no to counting and advertising. */
function refusedByBrowser(): Answers {
  const refuses = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  return refuses ? { counting: 'no', advertising: 'no' } : {};
}
