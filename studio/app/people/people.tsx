import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Invitation, listPeople, type PersonRow, withdrawInvitation } from '../api/people.ts';
import { sentenceOf } from '../api/problem.ts';
import { dayAndTime, lately } from '../documents/times.ts';
import { useSession } from '../session/session-store.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toasts.tsx';
import '../trash/trash.css';
import { AuditLog } from './audit-log.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { Keys } from './keys.tsx';
import { PersonDialog } from './person-dialog.tsx';
import './people.css';
import { When } from '../ui/when.tsx';

/** The People screen: staff, invitations, API keys and the audit log. */
export default function People() {
  const people = useQuery({ queryKey: ['people'], queryFn: listPeople });
  const queries = useQueryClient();
  const { station } = useSession();
  const [isInviting, setInviting] = useState(false);
  const [doomed, setDoomed] = useState<Invitation | null>(null);
  const [opened, setOpened] = useState<PersonRow | null>(null);
  useEffect(() => {
    document.title = 'People – Studio';
  }, []);

  async function withdraw({ id, email }: Invitation): Promise<void> {
    await withdrawInvitation(id).finally(() => void queries.invalidateQueries({ queryKey: ['people'] }));
    showToast(`The invitation of ${email} does not work any more.`);
  }

  return (
    <div className="screen people">
      <div className="screen-head">
        <h1>People</h1>
        <button type="button" className="button button-strong" onClick={() => setInviting(true)}>
          Invite
        </button>
      </div>
      {people.isError && (
        <Notice title="The people could not be loaded" isAlert>
          {sentenceOf(people.error)}
        </Notice>
      )}
      {people.data && (
        <ul className="plain-list">
          {people.data.people.map((person) => (
            <PersonItem key={person.id} person={person} onOpen={() => setOpened(person)} />
          ))}
        </ul>
      )}
      {people.data && people.data.invitations.length > 0 && (
        <section className="people-part">
          <h2>Invited</h2>
          <ul className="plain-list">
            {people.data.invitations.map((invitation) => (
              <li key={invitation.id}>
                <span>
                  <strong>{invitation.email}</strong> <span className="muted">{invitation.role}</span>
                </span>
                <span className="muted">
                  until <When at={invitation.expires} zone={station.zone} as={dayAndTime} />
                </span>
                <button type="button" className="button button-small" onClick={() => setDoomed(invitation)}>
                  Take back<span className="only-read"> the invitation of {invitation.email}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Keys />
      <AuditLog />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {doomed && (
        <ConfirmDialog
          title={`Take back the invitation of ${doomed.email}?`}
          confirm="Take it back"
          onConfirm={() => withdraw(doomed)}
          onClose={() => setDoomed(null)}
        >
          Its link leads nowhere from then on. They can be invited again.
        </ConfirmDialog>
      )}
      {opened && <PersonDialog person={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

function PersonItem({ person, onOpen }: { person: PersonRow; onOpen: () => void }) {
  const { station } = useSession();
  return (
    <li>
      <span>
        <strong>{person.name}</strong>{' '}
        <span className="muted">
          {person.email} · {person.isActive ? person.role : 'may not sign in'}
          {person.residents.length > 0 && ` · ${person.residents.join(', ')}`}
        </span>
      </span>
      <span className="muted">
        {person.lastSeen ? (
          <>
            seen <When at={person.lastSeen} zone={station.zone} as={lately} />
          </>
        ) : (
          'not seen yet'
        )}
      </span>
      <button type="button" className="button button-small" onClick={onOpen}>
        Change<span className="only-read"> {person.name}</span>
      </button>
    </li>
  );
}
