import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { readAudit } from '../api/access.ts';
import { listPeople } from '../api/people.ts';
import { sentenceOf } from '../api/problem.ts';
import { dayAndTime } from '../documents/times.ts';
import { useSession } from '../session/session-store.ts';
import { When } from '../ui/when.tsx';
import { AuditSubject } from './audit-subject.tsx';

/** The audit log: who did what, newest first. */
export function AuditLog() {
  const { station } = useSession();
  const log = useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam }) => readAudit(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
  const people = useQuery({ queryKey: ['people'], queryFn: listPeople }).data?.people ?? [];
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <section className="people-part">
      <h2>Who did what</h2>
      {log.isError && <p className="field-fault">{sentenceOf(log.error)}</p>}
      <ol className="audit">
        {entries.map((entry) => (
          <li key={entry.id}>
            <When at={entry.at} zone={station.zone} as={dayAndTime} />
            <span>
              <strong>{entry.who}</strong> {entry.action} <AuditSubject {...{ entry, people }} />
            </span>
          </li>
        ))}
      </ol>
      {log.hasNextPage && (
        <button type="button" className="button button-small" onClick={() => void log.fetchNextPage()}>
          Earlier
        </button>
      )}
    </section>
  );
}
