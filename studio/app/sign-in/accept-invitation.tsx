import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { makePasskey } from '../api/passkeys.ts';
import { acceptInvitation, readInvitation } from '../api/people.ts';
import { sentenceOf } from '../api/problem.ts';
import type { Proof } from '../api/session.ts';
import { navigate } from '../router/location.ts';
import { loadSession } from '../session/session-store.ts';
import { Input } from '../ui/field.tsx';
import { EntrancePage } from './entrance-page.tsx';
import { JoinForm } from './join-form.tsx';

const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';

/** The page of an invitation link: the invited person enters a name and chooses what to sign in with. */
export function AcceptInvitation() {
  const invitation = useQuery({ queryKey: ['invitation'], queryFn: () => readInvitation(token) });
  const [name, setName] = useState('');

  async function join(proof: Proof): Promise<void> {
    await acceptInvitation({ token, name, ...proof });
    navigate('/shows', { replace: true });
    await loadSession();
  }

  if (invitation.isPending) return <EntrancePage title="Welcome">{null}</EntrancePage>;
  if (invitation.isError)
    return (
      <EntrancePage title="This invitation is not open" intro={sentenceOf(invitation.error)}>
        <p>Ask whoever invited you for a new link.</p>
      </EntrancePage>
    );
  return (
    <EntrancePage
      title="Welcome"
      intro={`You were invited as ${invitation.data.role}: ${invitation.data.email}`}
    >
      <JoinForm
        submit="Come in"
        makePasskey={() => makePasskey('/staff/invitations/accept', { token, name })}
        onJoin={join}
      >
        <Input label="Your name" autoComplete="name" required value={name} onChange={setName} />
      </JoinForm>
    </EntrancePage>
  );
}
