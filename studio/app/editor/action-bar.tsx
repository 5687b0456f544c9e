import { useState } from 'react';
import type { Kind } from '../documents/kinds.ts';
import { Link } from '../router/link.tsx';
import { useSession } from '../session/session-store.ts';
import type { Editing } from './editing.ts';
import type { EditingState } from './editing-state.ts';
import { Review } from './review.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { useActions } from './use-actions.ts';

type ActionBarProps = {
  kind: Kind;
  editing: Editing;
  state: EditingState;
  /** Undefined for documents without a page. */
  preview: { isShown: boolean; show: (isShown: boolean) => void } | undefined;
};

/** Buttons for the actions on the open document. */
export function ActionBar({ kind, editing, state, preview }: ActionBarProps) {
  const { person } = useSession();
  const [isScheduling, setScheduling] = useState(false);
  const { stored } = state;
  const { isBusy, publish, schedule, unschedule, unpublish, trash, submit, sendBack } = useActions(
    kind,
    editing,
  );
  const isHost = person.role === 'host';
  const hasDraft = stored === null || stored.draft !== null || state.phase !== 'same';
  return (
    <div className="action-bar">
      <Review stored={stored} isBusy={isBusy} onSubmit={submit} onSendBack={sendBack} />
      {!isHost && (
        <button
          type="button"
          className="button button-strong"
          disabled={isBusy || !hasDraft}
          aria-busy={isBusy}
          onClick={() => void publish()}
        >
          Publish
        </button>
      )}
      {!isHost && (
        <button
          type="button"
          className="button"
          disabled={isBusy || !hasDraft || !stored}
          onClick={() => setScheduling(true)}
        >
          Schedule
        </button>
      )}
      {!isHost && stored?.live && (
        <button type="button" className="button" disabled={isBusy} onClick={() => void unpublish()}>
          Unpublish
        </button>
      )}
      {preview && (
        <button
          type="button"
          className="button"
          aria-pressed={preview.isShown}
          onClick={() => preview.show(!preview.isShown)}
        >
          Preview
        </button>
      )}
      {stored && (
        <Link className="button" to={`/${kind.path}/${state.slug}/history`}>
          History
        </Link>
      )}
      {!isHost && stored && (
        <button type="button" className="button button-plain" disabled={isBusy} onClick={() => void trash()}>
          Move to trash
        </button>
      )}
      {isScheduling && (
        <ScheduleDialog
          publishAt={stored?.publishAt ?? null}
          onClose={() => setScheduling(false)}
          onSchedule={async (instant) => {
            setScheduling(false);
            await (instant ? schedule(instant) : unschedule());
          }}
        />
      )}
    </div>
  );
}
