import { useEffect, useState } from 'react';
import type { DocumentName } from '../api/documents.ts';
import { notePresence, type Present } from '../api/presence.ts';

const everyMs = 15_000;

/** Tells the station that this window has the document open, and returns who else has. */
export function usePresence({ type, slug }: DocumentName, isStored: boolean): Present[] {
  const [others, setOthers] = useState<Present[]>([]);
  // The same after a rename: the station cannot be told under the old slug that the window has closed.
  const [tab] = useState(() => crypto.randomUUID?.() ?? Math.random().toString(36).slice(2));
  useEffect(() => {
    if (!isStored) return;
    let isOpen = true;
    const send = () =>
      void notePresence({ type, slug }, tab, isOpen).then(
        (heard) => isOpen && setOthers(heard),
        () => undefined,
      );
    function close(): void {
      isOpen = false;
      send();
    }
    send();
    const timer = setInterval(send, everyMs);
    addEventListener('focus', send);
    addEventListener('pagehide', close);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', send);
      removeEventListener('pagehide', close);
      close();
    };
  }, [type, slug, isStored, tab]);
  return others;
}

/** "Also being edited by Edda and Bo." */
export function othersInWords(others: Present[]): string {
  const names = others.filter(({ isYou }) => !isYou).map(({ name }) => name);
  const list = new Intl.ListFormat('en-GB').format(names);
  return [
    names.length > 0 ? `Also being edited by ${list}.` : '',
    others.some(({ isYou }) => isYou) ? 'You have it open in another window, too.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
