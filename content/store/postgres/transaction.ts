import type { Reads, Transaction } from '../repository.ts';
import { peopleTableReads, peopleTableWrites } from '../shared-sql/people-tables.ts';
import { asPlayedReads } from './as-played.ts';
import { asPlayedWrites } from './as-played-writes.ts';
import { cardReads, cardWrites } from './cards.ts';
import type { Sql } from './connection.ts';
import { documentWrites } from './document-writes.ts';
import { documentReads } from './documents.ts';
import { transactionLists } from './list-writes.ts';
import { listReads } from './lists.ts';
import { mediaReads, mediaWrites } from './media.ts';
import { leaseReads, leaseWrites, outboxReads, outboxWrites } from './outbox.ts';
import { statementsOf } from './people.ts';
import { recordingReads, recordingWrites } from './recordings.ts';
import { relationReads, relationWrites } from './relations.ts';
import { rowReads, rowWrites } from './rows.ts';
import { searchReads, searchWrites } from './search.ts';
import { showPageReads } from './show-pages.ts';
import { staffReads, staffWrites } from './staff.ts';
import { useReads, useWrites } from './uses.ts';
import { versionReads, versionWrites } from './versions.ts';

export function reads(sql: Sql): Reads {
  return {
    documents: documentReads(sql),
    versions: versionReads(sql),
    lists: listReads(sql),
    cards: cardReads(sql),
    relations: relationReads(sql),
    recordings: recordingReads(sql),
    showPages: showPageReads(sql),
    search: searchReads(sql),
    staff: staffReads(sql),
    uses: useReads(sql),
    asPlayed: asPlayedReads(sql),
    media: mediaReads(sql),
    ...peopleTableReads(statementsOf(sql)),
    outbox: outboxReads(sql),
    leases: leaseReads(sql),
    rows: rowReads(sql),
  };
}

/** All reads and writes on the connection of one transaction; `finish` writes what was deferred. */
export function transactionOn(sql: Sql): { transaction: Transaction; finish(): Promise<void> } {
  const { writeCounts, ...lists } = transactionLists(sql);
  const transaction: Transaction = {
    documents: { ...documentReads(sql), ...documentWrites(sql) },
    versions: { ...versionReads(sql), ...versionWrites(sql) },
    lists,
    cards: { ...cardReads(sql), ...cardWrites(sql) },
    relations: { ...relationReads(sql), ...relationWrites(sql) },
    recordings: { ...recordingReads(sql), ...recordingWrites(sql) },
    showPages: showPageReads(sql),
    search: { ...searchReads(sql), ...searchWrites(sql) },
    staff: { ...staffReads(sql), ...staffWrites(sql) },
    uses: { ...useReads(sql), ...useWrites(sql) },
    asPlayed: { ...asPlayedReads(sql), ...asPlayedWrites(sql) },
    media: { ...mediaReads(sql), ...mediaWrites(sql) },
    ...peopleTableWrites(statementsOf(sql)),
    outbox: { ...outboxReads(sql), ...outboxWrites(sql) },
    leases: { ...leaseReads(sql), ...leaseWrites(sql) },
    rows: { ...rowReads(sql), ...rowWrites(sql) },
    changes: { keys: new Set(), all: false },
  };
  return { transaction, finish: writeCounts };
}
