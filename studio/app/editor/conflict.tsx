import { type ReactNode, useState } from 'react';
import { sentenceOf } from '../api/problem.ts';
import { authorInWords } from '../documents/author-in-words.ts';
import type { Kind } from '../documents/kinds.ts';
import { dayAndTime } from '../documents/times.ts';
import { Difference } from '../history/difference.tsx';
import { navigate } from '../router/location.ts';
import { useSession } from '../session/session-store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toasts.tsx';
import { CopyText } from './copy-text.tsx';
import type { Editing } from './editing.ts';
import type { EditingState, Theirs } from './editing-state.ts';
import { bringBackText } from './open-editings.ts';

type ConflictProps = { kind: Kind; editing: Editing; state: EditingState };

/** Dialog for text that cannot be saved because the document has changed: says what happened and offers ways to go on. */
export function Conflict({ kind, editing, state }: ConflictProps) {
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { theirs } = state;

  async function go(way: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem('');
    await way().catch((error) => setProblem(sentenceOf(error)));
    setBusy(false);
  }

  const props = { kind, editing, state, isBusy, go };
  const alert = problem && (
    <p role="alert" className="field-fault">
      {problem}
    </p>
  );
  if (!theirs) return <Gone {...props}>{alert}</Gone>;
  if (theirs.trashedAt)
    return (
      <Trashed {...props} theirs={theirs}>
        {alert}
      </Trashed>
    );
  return (
    <Both {...props} theirs={theirs}>
      {alert}
    </Both>
  );
}

type CaseProps = ConflictProps & {
  isBusy: boolean;
  go: (way: () => Promise<void>) => Promise<void>;
  children: ReactNode;
};

/** Two people wrote at the same time: shows the differences and lets the person choose one of the versions. */
function Both({ kind, editing, state, isBusy, go, theirs, children }: CaseProps & { theirs: Theirs }) {
  const { station, person } = useSession();

  async function takeTheirs(): Promise<void> {
    const { form: mine, slug } = editing.getState();
    await editing.resolve('theirs');
    // It may have been moved to the trash since.
    if (editing.getState().phase === 'conflict') return;
    const undo = () => bringBackText(editing, { person: person.id, type: kind.type, slug }, mine);
    showToast('What they wrote is in the form now.', { undo });
  }

  return (
    <Dialog title="Somebody else has changed this" className="dialog-wide">
      <p>
        {authorInWords(theirs.author ?? '')} saved it{' '}
        {theirs.at && `${dayAndTime(theirs.at, station.zone)}, `}
        while you were writing. Struck out is only in theirs, underlined only in yours. What you do not choose
        stays in the history or on this screen until you do.
      </p>
      <Difference kind={kind} before={theirs.document} after={state.form} names={['Theirs', 'Yours']} />
      {children}
      <div className="dialog-actions">
        <button type="button" className="button" disabled={isBusy} onClick={() => void go(takeTheirs)}>
          Take theirs
        </button>
        <button
          type="button"
          className="button button-strong"
          disabled={isBusy}
          onClick={() => void go(() => editing.resolve('mine'))}
        >
          Keep mine
        </button>
      </div>
    </Dialog>
  );
}

/** The document is in the trash. Only editors can bring it back; until then, the browser stores what a host typed. */
function Trashed({ kind, editing, state, isBusy, go, theirs, children }: CaseProps & { theirs: Theirs }) {
  const { station, person } = useSession();
  const isHost = person.role === 'host';
  return (
    <Dialog title={`This ${kind.one} is in the trash`} className="dialog-wide">
      <p>
        Somebody moved it there {theirs.trashedAt && dayAndTime(theirs.trashedAt, station.zone)}, while you
        were writing. What you typed is kept on this computer
        {isHost ? '. Ask an editor to bring it back, and open it again then.' : ' until it is back.'}
      </p>
      <CopyText kind={kind} form={state.form} />
      {children}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => navigate(`/${kind.path}`)}>
          Leave
        </button>
        {!isHost && (
          <button
            type="button"
            className="button button-strong"
            disabled={isBusy}
            onClick={() => void go(() => editing.bringBack())}
          >
            Bring it back and keep mine
          </button>
        )}
      </div>
    </Dialog>
  );
}

function Gone({ kind, editing, state, children }: CaseProps) {
  function leave(): void {
    editing.discard();
    navigate(`/${kind.path}`);
  }
  return (
    <Dialog title={`This ${kind.one} is not there any more`} className="dialog-wide">
      <p>Somebody has removed it, so it cannot be saved. Copy what you typed before you leave.</p>
      <CopyText kind={kind} form={state.form} />
      {children}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={leave}>
          Leave
        </button>
      </div>
    </Dialog>
  );
}
