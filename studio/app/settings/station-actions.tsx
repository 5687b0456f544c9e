import type { ReactNode } from 'react';
import { stationKind } from '../documents/kinds.ts';
import { Conflict } from '../editor/conflict.tsx';
import type { StationEditing } from './use-station.ts';

/** How the form of the station ends: how it stands with what was typed, and publishing it. */
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
