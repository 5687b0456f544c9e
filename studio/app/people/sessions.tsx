import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endSession, listSessions } from '../api/access.ts';
import { sentenceOf } from '../api/problem.ts';
import { lately } from '../documents/times.ts';
import { useSession } from '../session/session-store.ts';
import { showToast } from '../ui/toasts.tsx';
import { When } from '../ui/when.tsx';

/** The sessions of a person. */
export function Sessions({ person }: { person: number }) {
  const { station } = useSession();
  const queries = useQueryClient();
  const sessions = useQuery({ queryKey: ['sessions', person], queryFn: () => listSessions(person) });
  async function end(id: number): Promise<void> {
    await endSession(id).catch((error) => showToast(sentenceOf(error), { isBad: true }));
    void queries.invalidateQueries({ queryKey: ['sessions', person] });
  }
  return (
    <section className="people-part">
      <h3>Signed in</h3>
      {sessions.isError && <p className="field-fault">{sentenceOf(sessions.error)}</p>}
      {sessions.data?.sessions.length === 0 && <p className="muted">Nowhere.</p>}
      <ul className="plain-list">
        {sessions.data?.sessions.map(({ id, agent, lastSeen, isThis }) => (
          <li key={id}>
            <span>{isThis ? 'Here' : browserOf(agent)}</span>
            <span className="muted">
              seen <When at={lastSeen} zone={station.zone} as={lately} />
            </span>
            {!isThis && (
              <button type="button" className="button button-small" onClick={() => void end(id)}>
                End this session
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Browser and system from a user agent, such as "Firefox on Linux". */
function browserOf(agent: string): string {
  const browser = /(Firefox|Edg|Chrome|Safari)\//.exec(agent)?.[1]?.replace('Edg', 'Edge') ?? 'A browser';
  const system = /(Windows|Mac OS|Android|iPhone|iPad|Linux)/.exec(agent)?.[1];
  return system ? `${browser} on ${system}` : browser;
}
