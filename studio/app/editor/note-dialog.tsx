import { type FormEvent, useState } from 'react';
import { ParagraphField } from '../fields/plain-fields.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SubmitActions } from '../ui/submit-actions.tsx';

type NoteProps = {
  title: string;
  label: string;
  onClose: () => void;
  /** Returns why the note was not sent, or an empty string. */
  onSend: (note: string) => Promise<string>;
};

/** Dialog for a note that goes with a draft from a host to an editor, or back. It stays open until the note is sent. */
export function NoteDialog({ title, label, onClose, onSend }: NoteProps) {
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    const reason = await onSend(note);
    if (!reason) return onClose();
    setProblem(`It was not sent. ${reason}`);
    setBusy(false);
  }
  return (
    <Dialog title={title} focusOn="textarea" onClose={onClose}>
      <form className="stack" onSubmit={(event) => void submit(event)}>
        <ParagraphField label={label} value={note} onChange={(value) => setNote(String(value))} />
        {problem && (
          <p role="alert" className="field-fault">
            {problem}
          </p>
        )}
        <SubmitActions submit="Send" onCancel={onClose} disabled={isBusy} />
      </form>
    </Dialog>
  );
}
