import { expect, test } from 'vitest';
import { createReader } from './pages/reader.ts';
import { seedStation } from './seed.ts';
import { stationFiller } from './station-filler.ts';
import { openStore } from './store.ts';
import { station } from './testing/documents.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

test('the playlist of the station document comes before what the code of the station makes', () => {
  const store = openStore(temporaryFolder());
  const byCode = [{ name: 'made', title: 'Made', seconds: 60 }];
  const filler = () => stationFiller(createReader(store, 0), byCode);
  const own = [{ name: 'tide', title: 'Tide', seconds: 90 }];
  seedStation(store, [
    { type: 'playlist', slug: 'between', title: 'Between', recordings: own },
    { type: 'playlist', slug: 'empty', title: 'Empty', recordings: [] },
    station,
  ]);
  expect(filler()).toEqual(byCode);
  seedStation(store, [{ ...station, filler: 'between' }]);
  expect(filler()).toEqual(own);
  seedStation(store, [{ ...station, filler: 'empty' }]);
  expect(filler()).toEqual(byCode);
  store.close();
});
