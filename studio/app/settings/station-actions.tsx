import type { ReactNode } from 'react';
import { stationKind } from '../documents/kinds.ts';
import { Conflict } from '../editor/conflict.tsx';
import type { StationEditing } from './use-station.ts';

/** The end of the station form: the Publish button, whether the text is saved, and conflicts. */
export function StationActions({ editing, children }: { editing: StationEditing; children?: ReactNode }) {
  const { state, isChanged, isBusy, message } = editing;
  return (
    <>
      <div className="settings-save">
        <button
          type="submit"
          className="button button-strong"
          disabled={!isChanged || isBusy}
          aria-busy={isBusy}
        >
          Publish
        </button>
        {children}
      </div>
      <p role="status" aria-label="Save state">
        {message}
      </p>
      {state.phase === 'conflict' && <Conflict kind={stationKind} editing={editing.editing} state={state} />}
    </>
  );
}
