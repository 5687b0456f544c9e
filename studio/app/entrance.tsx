import { useEffect } from 'react';
import { usePath } from './router/location.ts';
import { loadSession, useSessionState } from './session/session-store.ts';
import { SetUp } from './setup/set-up.tsx';
import { Shell } from './shell/shell.tsx';
import { AcceptInvitation } from './sign-in/accept-invitation.tsx';
import { SignIn } from './sign-in/sign-in.tsx';
import { Notice } from './ui/notice.tsx';

/** Chooses what to show: the setup, an invitation, the sign-in, or the studio itself for somebody who is signed in. */
export function Entrance() {
  const path = usePath();
  const state = useSessionState();
  useEffect(() => void loadSession(), []);

  if (state.status === 'unknown') return <p className="only-read">Opening the studio …</p>;
  if (state.status === 'failed')
    return (
      <Notice
        isScreen
        title="The studio cannot be opened just now"
        isAlert
        action={
          <button type="button" className="button" onClick={() => void loadSession()}>
            Try again
          </button>
        }
      >
        {state.reason}
      </Notice>
    );
  if (path === '/invitation') return <AcceptInvitation />;
  if (state.status === 'signed-in') return <Shell />;
  if (state.status === 'no-owner' || path === '/setup')
    return <SetUp hasOwner={state.status !== 'no-owner'} />;
  return <SignIn />;
}
