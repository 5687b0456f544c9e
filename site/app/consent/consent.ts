import { createStore } from 'zustand/vanilla';
import { eraseStored, readStored, writeStored } from '../player/storage.ts';
import { type Purpose, purposes } from './purposes.ts';

type Answer = 'yes' | 'no';
type Answers = Partial<Record<Purpose, Answer>>;

const key = 'longwave-consent';

type Consent = {
  /** What was said and is kept on this device. */
  answers: Answers;
  /** What was agreed to until this page is closed. */
  once: readonly Purpose[];
  /** Whether the dialog of choices is open. */
  choosing: boolean;
};

/** What the visitor said about services of others. Only the browser knows it. */
export const consent = createStore<Consent>(() => ({ answers: readAnswers(), once: [], choosing: false }));

export function isAgreed(purpose: Purpose, { answers, once } = consent.getState()): boolean {
  return answers[purpose] === 'yes' || once.includes(purpose);
}

/** Agrees to one purpose and nothing else: kept on this device, or until this page is closed. */
export function agree(purpose: Purpose, remember: boolean): void {
  if (remember) answer({ [purpose]: 'yes' });
  else consent.setState(({ once }) => ({ once: [...once, purpose] }));
}

/** A no also ends what was agreed to for this page. */
export function answer(given: Answers): void {
  const answers = { ...consent.getState().answers, ...given };
  consent.setState(({ once }) => ({ answers, once: once.filter((purpose) => given[purpose] !== 'no') }));
  writeStored(key, answers);
}

/** No to everything, also to what the station does not use yet. */
export function refuseAll(): void {
  answer(Object.fromEntries(purposes.map((purpose) => [purpose, 'no'])));
}

/** What is said in another tab holds here too. Returns what ends it. */
export function followOtherTabs(): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    const answers = readAnswers();
    consent.setState(({ once }) => ({ answers, once: once.filter((purpose) => answers[purpose] !== 'no') }));
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

function readAnswers(): Answers {
  if (typeof localStorage === 'undefined') return {};
  const kept = readStored(key) ?? fromEarlierVersion();
  if (typeof kept !== 'object' || kept === null) return refusedByBrowser();
  const known = Object.entries(kept).filter(
    ([purpose, said]) =>
      (purposes as readonly string[]).includes(purpose) && (said === 'yes' || said === 'no'),
  );
  return { ...refusedByBrowser(), ...Object.fromEntries(known) };
}

/**
 * There was one question once: "May we count visits with services of others?" A no was a no to everything. A yes was one to
 * counting; nobody had been asked about the rest.
 */
function fromEarlierVersion(): Answers | null {
  let said: string | null = null;
  try {
    said = localStorage.getItem(key);
  } catch {
    return null;
  }
  if (said !== 'yes' && said !== 'no') return null;
  const answers: Answers =
    said === 'yes' ? { counting: 'yes' } : Object.fromEntries(purposes.map((purpose) => [purpose, 'no']));
  if (!writeStored(key, answers)) eraseStored(key);
  return answers;
}

/** A browser that sends Global Privacy Control has said no to being counted and sold. */
function refusedByBrowser(): Answers {
  const refuses = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  return refuses ? { counting: 'no', advertising: 'no' } : {};
}
