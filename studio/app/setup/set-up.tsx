import { useState } from 'react';
import { makePasskey } from '../api/passkeys.ts';
import { type Proof, setUp } from '../api/session.ts';
import { navigate } from '../router/location.ts';
import { loadSession } from '../session/session-store.ts';
import { EntrancePage } from '../sign-in/entrance-page.tsx';
import { JoinForm } from '../sign-in/join-form.tsx';
import { Input } from '../ui/field.tsx';

const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';

/** The page for the first person at a station: whoever has the link that the start printed becomes its owner. */
export function SetUp({ hasOwner }: { hasOwner: boolean }) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  async function join(proof: Proof): Promise<void> {
    await setUp({ token, name, email, ...proof });
    navigate('/make-it-yours', { replace: true });
    await loadSession();
  }

  if (hasOwner)
    return (
      <EntrancePage title="This station is set up" intro="It has an owner already.">
        <a className="button" href="/studio">
          Sign in
        </a>
      </EntrancePage>
    );
  if (!token)
    return (
      <EntrancePage title="Make it yours" intro="This station has no owner yet.">
        <p>
          Open the link that was printed where the station was started. It looks like{' '}
          <span className="mono">/studio/setup#token=…</span>
        </p>
      </EntrancePage>
    );
  return (
    <EntrancePage title="Make it yours" intro="You are the first one here, so you become the owner.">
      <JoinForm
        submit="Go on"
        makePasskey={() => makePasskey('/staff/setup', { token, name, email })}
        onJoin={join}
      >
        <Input label="Your name" autoComplete="name" required value={name} onChange={setName} />
        <Input
          label="E-mail"
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={setEmail}
        />
      </JoinForm>
    </EntrancePage>
  );
}
