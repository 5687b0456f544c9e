import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { callOnLeaving } from '../api/call.ts';
import type { StoredDocument } from '../api/documents.ts';
import { emptyDocument } from '../documents/empty-documents.ts';
import type { Kind } from '../documents/kinds.ts';
import { saveBeforeLeaving } from '../documents/open-texts.ts';
import { currentPath, navigate } from '../router/location.ts';
import { useSession } from '../session/session-store.ts';
import { Editing } from './editing.ts';

/** The `Editing` of this screen. When the document gets another slug, the path of the screen follows. */
export function useEditing(kind: Kind, slug: string, stored: StoredDocument | null): Editing {
  const queries = useQueryClient();
  const { person, station } = useSession();
  const [editing] = useState(() => {
    const form = { ...(stored ? (stored.draft ?? stored.live) : emptyDocument(kind.type, station.zone)) };
    // A show that a host begins gets the residents of that host.
    if (!stored && person.role === 'host') form.residents = person.residents;
    const name = { person: person.id, type: kind.type, slug };
    const created: Editing = new Editing(name, { stored, form }, (next) => {
      if (currentPath().startsWith(`/${kind.path}/`)) navigate(`/${kind.path}/${next}`, { replace: true });
    });
    return created;
  });
  useEffect(() => {
    const leave = () => callOnLeaving(() => editing.close());
    addEventListener('pagehide', leave);
    const stop = saveBeforeLeaving(() => editing.save());
    return () => {
      removeEventListener('pagehide', leave);
      stop();
      editing.close();
      void queries.invalidateQueries({ queryKey: ['documents'] });
    };
  }, [editing, queries]);
  return editing;
}

export const useEditingState = (editing: Editing) =>
  useSyncExternalStore(editing.subscribe, editing.getState);
