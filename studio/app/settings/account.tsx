import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { changePassword, listPasskeys, type PasskeyRow, removePasskey } from '../api/access.ts';
import { addPasskey, passkeyProblem } from '../api/passkeys.ts';
import { sentenceOf } from '../api/problem.ts';
import { day } from '../documents/times.ts';
import '../people/people.css';
import { Sessions } from '../people/sessions.tsx';
import { useSession } from '../session/session-store.ts';
import { minPasswordLength } from '../sign-in/password-rule.ts';
import '../trash/trash.css';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Input } from '../ui/field.tsx';
import { showToast } from '../ui/toasts.tsx';
import { When } from '../ui/when.tsx';

/** The person's account: password, passkeys and sessions. */
export function Account() {
  const { person, station } = useSession();
  const queries = useQueryClient();
  const passkeys = useQuery({ queryKey: ['passkeys'], queryFn: listPasskeys });
  const [password, setPassword] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [doomed, setDoomed] = useState<PasskeyRow | null>(null);

  const refresh = () => void queries.invalidateQueries({ queryKey: ['passkeys'] });

  async function add(): Promise<void> {
    setAdding(true);
    try {
      await addPasskey();
      showToast('The passkey was added.');
    } catch (error) {
      showToast(passkeyProblem(error) ?? sentenceOf(error), { isBad: true });
    }
    setAdding(false);
    refresh();
  }

  async function remove({ id }: PasskeyRow): Promise<void> {
    await removePasskey(id).finally(refresh);
    showToast('The passkey was removed. It no longer signs you in here.');
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    try {
      await changePassword(password);
      setPassword('');
      showToast('Your password was changed.');
    } catch (error) {
      showToast(sentenceOf(error), { isBad: true });
    }
  }

  return (
    <section className="settings-part">
      <h2>Your account</h2>
      <p>
        {person.name}, {person.email}, {person.role}
      </p>
      <section className="people-part">
        <div className="people-part-head">
          <h3>Passkeys</h3>
          <button
            type="button"
            className="button button-small"
            disabled={isAdding}
            onClick={() => void add()}
          >
            Add a passkey
          </button>
        </div>
        {passkeys.data?.passkeys.length === 0 && (
          <p className="muted">None yet. With one, this computer or phone signs you in.</p>
        )}
        <ul className="plain-list">
          {passkeys.data?.passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span>A passkey</span>
              <span className="muted">
                added <When at={passkey.created} zone={station.zone} as={day} />
              </span>
              <button
                type="button"
                className="button button-small button-plain"
                aria-label={`Remove the passkey added ${day(passkey.created, station.zone)}`}
                onClick={() => setDoomed(passkey)}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
        {doomed && (
          <ConfirmDialog
            title={`Remove the passkey added ${day(doomed.created, station.zone)}?`}
            confirm="Remove the passkey"
            onConfirm={() => remove(doomed)}
            onClose={() => setDoomed(null)}
          >
            The device that holds it signs you in here no more. Another passkey can be added at any time.
          </ConfirmDialog>
        )}
      </section>
      <form className="stack" onSubmit={submit}>
        <Input
          label="New password"
          type="password"
          autoComplete="new-password"
          required
          minLength={minPasswordLength}
          hint={`At least ${minPasswordLength} characters.`}
          value={password}
          onChange={setPassword}
        />
        <div>
          <button type="submit" className="button">
            Change the password
          </button>
        </div>
      </form>
      <Sessions person={person.id} />
    </section>
  );
}
