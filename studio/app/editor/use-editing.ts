import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { callOnLeaving } from '../api/call.ts';
import type { StoredDocument } from '../api/documents.ts';
import { emptyDocument } from '../documents/empty-documents.ts';
import type { Kind } from '../documents/kinds.ts';
import { saveBeforeLeaving } from '../documents/open-texts.ts';
import { firstSlugOf } from '../documents/slug-aliases.ts';
import { currentPath, navigate } from '../router/location.ts';
import { useSession } from '../session/session-store.ts';
import { Editing } from './editing.ts';
import { show, takeUp } from './open-editings.ts';

/** The `Editing` of this screen. When the document gets another slug, the path of the screen follows. */
export function useEditing(kind: Kind, slug: string, stored: StoredDocument | null): Editing {
  const queries = useQueryClient();
  const { person, station } = useSession();
  const [editing] = useState(() => {
    const name = { person: person.id, type: kind.type, slug };
    const left = takeUp(name, stored?.id);
    if (left) return left;
    const form = { ...(stored ? (stored.draft ?? stored.live) : emptyDocument(kind.type, station.zone)) };
    // A show that a host begins gets the residents of that host.
    if (!stored && person.role === 'host') form.residents = person.residents;
    return new Editing(name, { stored, form }, (next) => followSlug(kind, next));
  });
  useEffect(() => {
    const save = () => callOnLeaving(() => editing.close());
    addEventListener('pagehide', save);
    const stop = saveBeforeLeaving(() => editing.save());
    const leave = show(editing);
    return () => {
      removeEventListener('pagehide', save);
      stop();
      leave();
      void queries.invalidateQueries({ queryKey: ['documents'] });
    };
  }, [editing, queries]);
  return editing;
}

/** Only while the address is that of this document: it may have been left before it was saved. */
function followSlug({ type, path }: Kind, next: string): void {
  const [, screen, slug = '', ...view] = currentPath().split('/');
  if (screen === path && firstSlugOf(type, slug) === firstSlugOf(type, next))
    navigate(`/${[path, next, ...view].join('/')}`, { replace: true });
}

export const useEditingState = (editing: Editing) =>
  useSyncExternalStore(editing.subscribe, editing.getState);
