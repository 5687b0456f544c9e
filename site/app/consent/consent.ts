import { createStore } from 'zustand/vanilla';
import { readStored, removeStored, writeStored } from '../browser/storage.ts';
import { type Purpose, purposes } from './purposes.ts';

type Answer = 'yes' | 'no';
type Answers = Partial<Record<Purpose, Answer>>;

const key = 'longwave-consent';

type Consent = {
  /** Stored on this device. */
  answers: Answers;
  /** Agreed to until this page is closed. */
  once: readonly Purpose[];
  /** Whether the dialog of choices is open. */
  choosing: boolean;
};

/** What the visitor has agreed to. Only the browser knows it. */
export const consent = createStore<Consent>(() => ({ answers: readAnswers(), once: [], choosing: false }));

export function isAgreed(purpose: Purpose, { answers, once } = consent.getState()): boolean {
  return answers[purpose] === 'yes' || once.includes(purpose);
}

/** Agrees to one purpose: stored on this device, or until this page is closed. */
export function agree(purpose: Purpose, remember: boolean): void {
  if (remember) answer({ [purpose]: 'yes' });
  else consent.setState(({ once }) => ({ once: [...once, purpose] }));
}

/** A no also ends consent that was given for this page only. */
export function answer(given: Answers): void {
  const answers = { ...consent.getState().answers, ...given };
  consent.setState(({ once }) => ({ answers, once: once.filter((purpose) => given[purpose] !== 'no') }));
  writeStored(key, answers);
}

/** No to every purpose, also to those the station does not use yet. */
export function refuseAll(): void {
  answer(Object.fromEntries(purposes.map((purpose) => [purpose, 'no'])));
}

/** Applies answers given in another tab. Returns what ends it. */
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
 * Earlier versions asked one question, about counting visits, and stored a plain `yes` or `no`. A no was a no to everything;
 * a yes is one to counting only, because nobody had been asked about the rest.
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

/** Global Privacy Control is a no to counting and advertising. */
function refusedByBrowser(): Answers {
  const refuses = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  return refuses ? { counting: 'no', advertising: 'no' } : {};
}
