import { loadSession } from '../session/session-store.ts';
import { EntrancePage } from './entrance-page.tsx';
import { SignInForm } from './sign-in-form.tsx';

export function SignIn() {
  return (
    <EntrancePage title="Sign in">
      <SignInForm onDone={loadSession} />
    </EntrancePage>
  );
}
