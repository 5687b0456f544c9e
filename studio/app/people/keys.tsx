import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { listKeys, makeKey, removeKey } from '../api/access.ts';
import { sentenceOf } from '../api/problem.ts';
import type { Role } from '../api/session.ts';
import { lately } from '../documents/times.ts';
import { useSession } from '../session/session-store.ts';
import { CopyBox } from '../ui/copy-box.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Input } from '../ui/field.tsx';
import { SubmitActions } from '../ui/submit-actions.tsx';
import { showToast } from '../ui/toasts.tsx';
import { When } from '../ui/when.tsx';
import { RoleFields } from './role-fields.tsx';

/** API keys of programs that work with the station's content. */
export function Keys() {
  const { station } = useSession();
  const queries = useQueryClient();
  const keys = useQuery({ queryKey: ['keys'], queryFn: listKeys });
  const [isMaking, setMaking] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: ['keys'] });
  async function remove(id: number, name: string): Promise<void> {
    await removeKey(id).then(
      () => showToast(`The key ${name} does not work any more.`),
      (error) => showToast(sentenceOf(error), { isBad: true }),
    );
    void refresh();
  }
  return (
    <section className="people-part">
      <div className="people-part-head">
        <h2>Keys for programs</h2>
        <button type="button" className="button button-small" onClick={() => setMaking(true)}>
          New key
        </button>
      </div>
      {keys.isError && <p className="field-fault">{sentenceOf(keys.error)}</p>}
      {keys.data?.keys.length === 0 && <p className="muted">None. A script signs in with one of these.</p>}
      <ul className="plain-list">
        {keys.data?.keys.map(({ id, name, role, residents, lastUsed, creator }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong>{' '}
              <span className="muted">
                {role}
                {residents.length > 0 && ` of ${residents.join(', ')}`} · made by {creator}
              </span>
            </span>
            <span className="muted">
              {lastUsed ? (
                <>
                  used <When at={lastUsed} zone={station.zone} as={lately} />
                </>
              ) : (
                'not used yet'
              )}
            </span>
            <button type="button" className="button button-small" onClick={() => void remove(id, name)}>
              Remove<span className="only-read"> the key {name}</span>
            </button>
          </li>
        ))}
      </ul>
      {isMaking && (
        <KeyDialog
          onClose={() => {
            setMaking(false);
            void refresh();
          }}
        />
      )}
    </section>
  );
}

function KeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [residents, setResidents] = useState<string[]>([]);
  const [key, setKey] = useState('');
  const [problem, setProblem] = useState('');
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    await makeKey({ name, role, residents: role === 'host' ? residents : [] }).then(
      (made) => setKey(made.key),
      (error) => setProblem(sentenceOf(error)),
    );
  }
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
    <Dialog title="New key" focusOn="input" onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <Input
          label="Name"
          required
          hint="What it is for."
          value={name}
          onChange={setName}
          fault={problem || undefined}
        />
        <RoleFields
          {...{ role, residents }}
          residentsHint="Whose shows and pages it may write."
          onRole={setRole}
          onResidents={setResidents}
        />
        <SubmitActions submit="Make the key" onCancel={onClose} />
      </form>
    </Dialog>
  );
}
