import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invite } from '../api/people.ts';
import type { Role } from '../api/session.ts';
import { CopyBox } from '../ui/copy-box.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Input } from '../ui/field.tsx';
import { SubmitActions } from '../ui/submit-actions.tsx';
import { useSubmit } from '../ui/use-submit.ts';
import { RoleFields } from './role-fields.tsx';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('host');
  const [residents, setResidents] = useState<string[]>([]);
  const [invited, setInvited] = useState<Awaited<ReturnType<typeof invite>>>();
  const { isBusy, problem, submit } = useSubmit(async () => {
    setInvited(await invite({ email, role, residents: role === 'host' ? residents : [] }));
    await queries.invalidateQueries({ queryKey: ['people'] });
  });
  // The link is shown only once, so the dialog cannot be closed while it is made.
  const close = () => {
    if (!isBusy) onClose();
  };

  if (invited)
    return (
      <Dialog key="ready" title="The invitation is ready" focusOn="input" onClose={onClose}>
        <p>
          {invited.mail === 'sent' && `It is on its way to ${email}. Should it not arrive, send this link.`}
          {invited.mail === 'failed' && `The mail server did not take it: send this link to ${email}.`}
          {invited.mail === 'none' && `Send this link to ${email}.`} It works once, for a week, and is not
          shown again. Whoever has it can come in.
        </p>
        <CopyBox label="Invitation link" text={invited.link} />
        <div className="dialog-actions">
          <button type="button" className="button button-strong" onClick={onClose}>
            Done
          </button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title="Invite somebody" focusOn="input" onClose={close}>
      <form className="stack" onSubmit={(event) => void submit(event)}>
        <Input
          label="E-mail"
          type="email"
          required
          value={email}
          onChange={setEmail}
          fault={problem || undefined}
          isAlert
        />
        <RoleFields
          {...{ role, residents }}
          residentsHint="Whose shows and pages they may write."
          onRole={setRole}
          onResidents={setResidents}
        />
        <SubmitActions submit="Make the link" onCancel={close} disabled={isBusy} />
      </form>
    </Dialog>
  );
}
