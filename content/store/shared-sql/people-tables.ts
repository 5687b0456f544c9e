import { accessReads, accessWrites } from './access.ts';
import { auditReads, auditWrites, reviewReads, reviewWrites } from './audit.ts';
import { peopleReads, peopleWrites } from './people.ts';
import type { Statements } from './statements.ts';

/** Reads of the tables about people, which are simple enough for the same SQL in both databases. */
export function peopleTableReads(statements: Statements) {
  return {
    people: peopleReads(statements),
    access: accessReads(statements),
    audit: auditReads(statements),
    reviews: reviewReads(statements),
  };
}

export function peopleTableWrites(statements: Statements) {
  const reads = peopleTableReads(statements);
  return {
    people: { ...reads.people, ...peopleWrites(statements) },
    access: { ...reads.access, ...accessWrites(statements) },
    audit: { ...reads.audit, ...auditWrites(statements) },
    reviews: { ...reads.reviews, ...reviewWrites(statements) },
  };
}
