import { type FormEvent, type ReactNode, useState } from 'react';
import { passkeyProblem } from '../api/passkeys.ts';
import { sentenceOf } from '../api/problem.ts';
import type { Proof } from '../api/session.ts';
import { Input } from '../ui/field.tsx';
import { minPasswordLength } from './password-rule.ts';

type JoinFormProps = {
  submit: string;
  /** Fields for who the person is. */
  children: ReactNode;
  makePasskey: () => Promise<object>;
  onJoin: (proof: Proof) => Promise<void>;
};

/** The form with which somebody who has a link joins the station and chooses a password or a passkey. */
export function JoinForm({ submit, children, makePasskey, onJoin }: JoinFormProps) {
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function join(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const withPasskey = submitter instanceof HTMLButtonElement && submitter.formNoValidate;
    if (withPasskey && !isFilled(event.currentTarget)) return;
    setBusy(true);
    setProblem('');
    try {
      await onJoin(withPasskey ? { passkey: await makePasskey() } : { password });
    } catch (error) {
      setProblem(passkeyProblem(error) ?? sentenceOf(error));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={join}>
      {children}
      <Input
        label="Password"
        type="password"
        autoComplete="new-password"
        required
        minLength={minPasswordLength}
        hint={`At least ${minPasswordLength} characters.`}
        value={password}
        onChange={setPassword}
      />
      {problem && (
        <p role="alert" className="field-fault">
          {problem}
        </p>
      )}
      <button type="submit" className="button button-strong" disabled={isBusy} aria-busy={isBusy}>
        {submit}
      </button>
      <p className="entrance-or">or</p>
      <button type="submit" formNoValidate className="button" disabled={isBusy}>
        Use a passkey instead
      </button>
      <p className="field-hint">The lock of this device signs you in then.</p>
    </form>
  );
}

/** Whether all fields but the password are filled in; reports what is missing at the first one that is not. */
function isFilled(form: HTMLFormElement): boolean {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input:not([type="password"])')];
  return inputs.every((input) => input.reportValidity());
}
