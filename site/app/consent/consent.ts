import { createStore } from 'zustand/vanilla';

export type Answer = 'yes' | 'no';

const key = 'longwave-consent';

/** What the visitor said about services of others; null until asked. Only the browser knows it. */
export const consent = createStore<{ answer: Answer | null; asking: boolean }>(() => ({
  answer: null,
  asking: false,
}));

/** Reads what was said before. A browser that sends Global Privacy Control has said no already. */
export function recallConsent(): Answer | null {
  const kept = read();
  const answer = kept ?? (refusesAlready() ? 'no' : null);
  consent.setState({ answer, asking: answer === null });
  return answer;
}

export function giveConsent(answer: Answer): void {
  try {
    localStorage.setItem(key, answer);
  } catch (error) {
    console.warn('The answer holds for this page only; it could not be kept:', error);
  }
  consent.setState({ answer, asking: false });
}

/** From the footer: asks again, so that the answer can be changed. */
export function askAgain(): void {
  consent.setState({ asking: true });
}

function read(): Answer | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'yes' || kept === 'no' ? kept : null;
  } catch {
    return null;
  }
}

function refusesAlready(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
