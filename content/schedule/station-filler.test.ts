import { expect, test } from 'vitest';
import { seedStation } from '../seed.ts';
import { openStore } from '../store/open-store.ts';
import { createReader } from '../store/reader.ts';
import { newDatabaseUrl } from '../testing/database.ts';
import { station } from '../testing/documents.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readStationFiller } from './station-filler.ts';

test('the playlist of the station document comes before what the code of the station makes', async () => {
  const store = await openStore(temporaryFolder(), await newDatabaseUrl());
  const byCode = [{ name: 'made', title: 'Made', seconds: 60 }];
  const filler = () => readStationFiller(createReader(store, 0), byCode);
  const own = [{ name: 'tide', title: 'Tide', seconds: 90 }];
  await seedStation(store, [
    { type: 'playlist', slug: 'between', title: 'Between', recordings: own },
    { type: 'playlist', slug: 'empty', title: 'Empty', recordings: [] },
    station,
  ]);
  expect(await filler()).toEqual(byCode);
  await seedStation(store, [{ ...station, filler: 'between' }]);
  expect(await filler()).toEqual(own);
  await seedStation(store, [{ ...station, filler: 'empty' }]);
  expect(await filler()).toEqual(byCode);
  await store.close();
});
