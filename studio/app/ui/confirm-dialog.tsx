import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { SubmitActions } from './submit-actions.tsx';
import { useSubmit } from './use-submit.ts';

type ConfirmProps = {
  /** A question that names what is removed. */
  title: string;
  confirm: string;
  children: ReactNode;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
};

/** A question before an action that cannot be undone. The dialog stays open until the action is done. */
export function ConfirmDialog({ title, confirm, children, onConfirm, onClose }: ConfirmProps) {
  const { isBusy, problem, submit } = useSubmit(async () => {
    await onConfirm();
    onClose();
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack" onSubmit={(event) => void submit(event)}>
        <p>{children}</p>
        {problem && (
          <p role="alert" className="field-fault">
            {problem}
          </p>
        )}
        <SubmitActions submit={confirm} onCancel={onClose} disabled={isBusy} />
      </form>
    </Dialog>
  );
}
