import { acceptBody, acceptPasskeyBody, setupBody, setupPasskeyBody } from '../people/join-routes.ts';
import { keyBody } from '../people/key-routes.ts';
import { invitationBody, personBody } from '../people/people-routes.ts';
import { credential } from '../people/request.ts';
import { passwordBody, signInBody, stepUpBody } from '../people/session-routes.ts';
import type { Operations } from './operation.ts';

export const peopleOperations: Operations = {
  'GET /staff/session': { summary: 'Who is signed in', isOpen: true },
  'POST /staff/sign-in': { summary: 'Signs in with a password', body: signInBody, isOpen: true },
  'POST /staff/sign-in/passkey/options': {
    summary: 'What a browser needs to sign in with a passkey',
    isOpen: true,
  },
  'POST /staff/sign-in/passkey': { summary: 'Signs in with a passkey', body: credential, isOpen: true },
  'POST /staff/sign-out': { summary: 'Ends the session' },
  'POST /staff/step-up': { summary: 'Proves again who one is, for ten minutes', body: stepUpBody },
  'PUT /staff/password': { summary: 'Changes one’s own password', body: passwordBody },
  'GET /staff/passkeys': { summary: 'One’s own passkeys' },
  'POST /staff/passkeys/options': { summary: 'What a browser needs to make a passkey' },
  'POST /staff/passkeys': { summary: 'Adds a passkey', body: credential },
  'DELETE /staff/passkeys/:id': { summary: 'Removes a passkey' },
  'POST /staff/setup/passkey/options': {
    summary: 'What a browser needs to make the passkey of the first owner',
    body: setupPasskeyBody,
    isOpen: true,
  },
  'POST /staff/setup': {
    summary: 'Makes the first owner, with the link printed at the start',
    body: setupBody,
    isOpen: true,
  },
  'GET /staff/invitations/accept': {
    summary: 'What an invitation is for',
    query: { token: 'The token of the link' },
    isOpen: true,
  },
  'POST /staff/invitations/accept/passkey/options': {
    summary: 'What a browser needs to make the passkey of somebody invited',
    body: acceptPasskeyBody,
    isOpen: true,
  },
  'POST /staff/invitations/accept': { summary: 'Accepts an invitation', body: acceptBody, isOpen: true },
  'GET /staff/people': { summary: 'Who works here and who is invited' },
  'PATCH /staff/people/:id': {
    summary: 'Changes role, residents or whether a person may sign in',
    body: personBody,
  },
  'GET /staff/people/:id/sessions': { summary: 'Where a person is signed in' },
  'DELETE /staff/sessions/:id': { summary: 'Signs a person out there' },
  'POST /staff/invitations': { summary: 'Invites a person; the link is shown once', body: invitationBody },
  'DELETE /staff/invitations/:id': { summary: 'Takes an invitation back' },
  'GET /staff/keys': { summary: 'The keys of scripts' },
  'POST /staff/keys': { summary: 'Makes a key with a role; it is shown once', body: keyBody },
  'DELETE /staff/keys/:id': { summary: 'Revokes a key' },
  'GET /staff/audit': {
    summary: 'Who did what, newest first',
    query: { after: 'Where the page before ended: its `next`', limit: 'How many at most' },
  },
  'GET /staff/demo': {
    summary: 'Whether the station holds the demo it began with, or until when that can be brought back',
  },
  'POST /staff/demo/remove': { summary: 'Begins with an empty station: moves the demo to the trash' },
  'POST /staff/demo/bring-back': { summary: 'Brings the demo back, within a week' },
  'GET /staff/openapi.json': { summary: 'This description', isOpen: true },
};
