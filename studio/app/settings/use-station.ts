import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoredDocument } from '../api/documents.ts';
import { isStatus, NoConnection, sentenceOf } from '../api/problem.ts';
import { publishStation, readStation, type StationSettings } from '../api/station.ts';
import { stationKind } from '../documents/kinds.ts';
import { saveStateInWords } from '../editor/save-state.ts';
import { useEditing, useEditingState } from '../editor/use-editing.ts';
import { writtenDocument } from '../editor/written-document.ts';
import { loadSession, useSession } from '../session/session-store.ts';

export const useStoredStation = () =>
  useQuery({
    queryKey: ['station'],
    queryFn: readStation,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The station document while it is edited. Like any draft, visitors see it when it is published. */
export function useStation(first: StoredDocument) {
  const editing = useEditing(stationKind, 'station', first);
  const state = useEditingState(editing);
  const { zone } = useSession().station;
  const [problem, setProblem] = useState('');
  const [notes, setNotes] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const station = state.form as StationSettings;

  async function publish(): Promise<boolean> {
    setBusy(true);
    setProblem('');
    try {
      if (!(await editing.save())) return false;
      const written = writtenDocument('station', 'station', editing.getState().form);
      await editing.alone(async ({ version }) => {
        const published = await publishStation(written as StationSettings, version);
        setNotes(published.notes ?? []);
        return published;
      });
      await loadSession();
      return editing.getState().phase !== 'conflict';
    } catch (error) {
      if (isStatus(error, 400)) editing.showFaults(error.faults);
      if (error instanceof NoConnection) void editing.reloadUntilResponse();
      setProblem(`Not published. ${sentenceOf(error)}`);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    ...{ station, editing, state, isBusy, publish },
    /** Whether nobody has changed the station's settings yet. */
    isUntouched: first.author === 'seed',
    /** Whether the form differs from what visitors see. */
    isChanged: state.phase !== 'same' || state.stored?.draft !== null,
    message: [problem, saveStateInWords(state, zone), ...notes].filter(Boolean).join(' '),
    faultOf: (field: string) => state.faults.find((fault) => fault.field.split('.')[0] === field)?.reason,
    change(part: Partial<StationSettings>) {
      setProblem('');
      setNotes([]);
      editing.change(part);
    },
  };
}
export type StationEditing = ReturnType<typeof useStation>;
