import { documentTables } from './migrations/001-documents.ts';
import { serviceTables } from './migrations/002-services.ts';
import { mediaColumns } from './migrations/003-media.ts';
import { peopleTables } from './migrations/004-people.ts';
import { staffCounts } from './migrations/005-staff-counts.ts';
import { keyCreators } from './migrations/006-key-creators.ts';

/** Every change of the database's shape, oldest first. Never edit one that has been released; add another. */
export const migrations = [
  documentTables,
  serviceTables,
  mediaColumns,
  peopleTables,
  staffCounts,
  keyCreators,
];
