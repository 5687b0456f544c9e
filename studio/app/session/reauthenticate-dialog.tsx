import { type FormEvent, useState } from 'react';
import type { Reauthentication } from '../api/call.ts';
import { passkeyProblem, stepUpWithPasskey } from '../api/passkeys.ts';
import { sentenceOf } from '../api/problem.ts';
import { type Session, stepUp } from '../api/session.ts';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Input } from '../ui/field.tsx';
import { finishReauthentication } from './session-store.ts';

type DialogProps = { required: Reauthentication; session: Session };

/** Shown over the open screen, which stays as it is, when the session has ended or a request needs the password again. */
export function ReauthenticateDialog({ required, session }: DialogProps) {
  if (required === 'step-up') return <StepUp />;
  return (
    <Dialog title="Sign in again" focusOn="[type=password]">
      <p>Your session has ended. Nothing you typed is lost: sign in and go on.</p>
      <SignInForm email={session.person.email} onDone={() => finishReauthentication(true)} />
    </Dialog>
  );
}

function StepUp() {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  async function prove(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      await finishReauthentication(true);
    } catch (error) {
      setProblem(passkeyProblem(error) ?? sentenceOf(error));
    }
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    void prove(() => stepUp(password));
  }
  return (
    <Dialog title="Confirm that it is you" focusOn="input" onClose={() => void finishReauthentication(false)}>
      <form onSubmit={submit} className="stack">
        <p>People and settings ask again for your password or your passkey. It holds for ten minutes.</p>
        <Input
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
          fault={problem || undefined}
          isAlert
        />
        <div>
          <button type="button" className="button" onClick={() => void prove(stepUpWithPasskey)}>
            Use a passkey
          </button>
        </div>
        <div className="dialog-actions">
          <button type="button" className="button" onClick={() => void finishReauthentication(false)}>
            Cancel
          </button>
          <button type="submit" className="button button-strong">
            Confirm
          </button>
        </div>
      </form>
    </Dialog>
  );
}
