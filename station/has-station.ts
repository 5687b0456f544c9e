import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readContentSettings } from '@longwave/content/settings.ts';

/** Whether there is a station in the data folder, or in the database that the settings name. */
export async function hasStation(data: string): Promise<boolean> {
  if (readContentSettings(process.env).databaseUrl === undefined)
    return existsSync(join(data, 'content.sqlite'));
  // Imported only here, so that a start with SQLite does not wait for it.
  const { withStore } = await import('./with-store.ts');
  return withStore(data, async (store) => !(await store.documents.isEmpty()));
}
