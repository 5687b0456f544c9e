import { useState } from 'react';
import { makeKey } from '../api/access.ts';
import type { Role } from '../api/session.ts';
import { CopyBox } from '../ui/copy-box.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Input } from '../ui/field.tsx';
import { SubmitActions } from '../ui/submit-actions.tsx';
import { useSubmit } from '../ui/use-submit.ts';
import { RoleFields } from './role-fields.tsx';

export function KeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [residents, setResidents] = useState<string[]>([]);
  const [key, setKey] = useState('');
  const { isBusy, problem, submit } = useSubmit(async () => {
    const made = await makeKey({ name, role, residents: role === 'host' ? residents : [] });
    setKey(made.key);
  });
  // The key is shown only once, so the dialog cannot be closed while it is made.
  const close = () => {
    if (!isBusy) onClose();
  };
  if (key)
    return (
      <Dialog key="made" title={`The key ${name}`} focusOn="input" onClose={onClose}>
        <p>Copy it now: it is not shown again.</p>
        <CopyBox label="Key" text={key} />
        <div className="dialog-actions">
          <button type="button" className="button button-strong" onClick={onClose}>
            Done
          </button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title="New key" focusOn="input" onClose={close}>
      <form className="stack" onSubmit={(event) => void submit(event)}>
        <Input
          label="Name"
          required
          hint="What it is for."
          value={name}
          onChange={setName}
          fault={problem || undefined}
          isAlert
        />
        <RoleFields
          {...{ role, residents }}
          residentsHint="Whose shows and pages it may write."
          onRole={setRole}
          onResidents={setResidents}
        />
        <SubmitActions submit="Make the key" onCancel={close} disabled={isBusy} />
      </form>
    </Dialog>
  );
}
