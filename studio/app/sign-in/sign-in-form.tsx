import { type FormEvent, useState } from 'react';
import { passkeyProblem, signInWithPasskey } from '../api/passkeys.ts';
import { sentenceOf } from '../api/problem.ts';
import { signIn } from '../api/session.ts';
import { Input } from '../ui/field.tsx';

/** Signs in with a password or a passkey, on a page of its own or in a dialog over the open screen. */
export function SignInForm({ email: known = '', onDone }: { email?: string; onDone: () => Promise<void> }) {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setProblem('');
    try {
      await work();
      await onDone();
    } catch (error) {
      setProblem(passkeyProblem(error) ?? sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void attempt(() => signIn(email, password));
  }

  return (
    <>
      <form onSubmit={submit}>
        <Input
          label="E-mail"
          type="email"
          autoComplete="username webauthn"
          required
          value={email}
          onChange={setEmail}
        />
        <Input
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        {problem && (
          <p role="alert" className="field-fault">
            {problem}
          </p>
        )}
        <button type="submit" className="button button-strong" disabled={isBusy} aria-busy={isBusy}>
          Sign in
        </button>
      </form>
      <p className="entrance-or">or</p>
      <button type="button" className="button" disabled={isBusy} onClick={() => attempt(signInWithPasskey)}>
        Sign in with a passkey
      </button>
    </>
  );
}
