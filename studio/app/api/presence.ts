import { call } from './call.ts';
import type { DocumentName } from './documents.ts';

/** Somebody else who has the document open, or the same person in another window. */
export type Present = { name: string; isYou: boolean };

export async function notePresence({ type, slug }: DocumentName, tab: string, isOpen: boolean) {
  const { others } = await call<{ others: Present[] }>(`/documents/${type}/${slug}/presence`, {
    method: 'POST',
    body: { tab, isOpen },
    // The request must arrive even when the tab is closing, and must not open the sign-in dialog.
    keepalive: !isOpen,
    withoutSignIn: true,
  });
  return others;
}
