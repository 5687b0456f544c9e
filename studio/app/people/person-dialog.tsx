import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changePerson, type PersonRow } from '../api/people.ts';
import { ToggleField } from '../fields/plain-fields.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SubmitActions } from '../ui/submit-actions.tsx';
import { showToast } from '../ui/toasts.tsx';
import { useSubmit } from '../ui/use-submit.ts';
import { RoleFields } from './role-fields.tsx';
import { Sessions } from './sessions.tsx';

export function PersonDialog({ person, onClose }: { person: PersonRow; onClose: () => void }) {
  const queries = useQueryClient();
  const [role, setRole] = useState(person.role);
  const [residents, setResidents] = useState(person.residents);
  const [isActive, setActive] = useState(person.isActive);
  const { isBusy, problem, submit } = useSubmit(async () => {
    const { removedKeys } = await changePerson(person.id, { role, residents, isActive });
    await queries.invalidateQueries({ queryKey: ['people'] });
    if (removedKeys > 0) await queries.invalidateQueries({ queryKey: ['keys'] });
    showToast(
      `${person.name} was changed.${removedKeys > 0 ? ` Keys they made were removed: ${removedKeys}.` : ''}`,
    );
    onClose();
  });

  return (
    <Dialog title={person.name} onClose={onClose}>
      <form className="stack" onSubmit={(event) => void submit(event)}>
        <p className="muted">
          {person.email} · {person.hasPassword ? 'has a password' : 'has no password'} ·{' '}
          {person.passkeys === 1 ? '1 passkey' : `${person.passkeys} passkeys`}
        </p>
        <RoleFields
          {...{ role, residents }}
          residentsHint="Whose shows and pages they may write."
          onRole={setRole}
          onResidents={setResidents}
        />
        <ToggleField label="May sign in" value={isActive} onChange={(value) => setActive(value === true)} />
        {problem && (
          <p role="alert" className="field-fault">
            {problem}
          </p>
        )}
        <SubmitActions submit="Save" onCancel={onClose} disabled={isBusy} />
      </form>
      <Sessions person={person.id} />
    </Dialog>
  );
}
