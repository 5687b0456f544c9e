import { call } from './call.ts';
import type { DocumentName } from './documents.ts';

/** Somebody else who has the document open, or oneself in another window. */
export type Present = { name: string; isYou: boolean };

export async function notePresence({ type, slug }: DocumentName, tab: string, isOpen: boolean) {
  const { others } = await call<{ others: Present[] }>(`/documents/${type}/${slug}/presence`, {
    method: 'POST',
    body: { tab, isOpen },
    // It must reach the station from a tab that is being closed, and nobody is asked to sign in for it.
    keepalive: !isOpen,
    withoutSignIn: true,
  });
  return others;
}
