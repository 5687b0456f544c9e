import { expect, test } from 'vitest';
import { nameOfFile, nameOfMoment } from './upload-name.ts';

const file = (webkitRelativePath: string, size = 1_000) => ({
  name: webkitRelativePath.split('/').at(-1) ?? '',
  webkitRelativePath,
  size,
  lastModified: 1_577_836_800_000,
});
const shape = /^[a-z0-9][a-z0-9-]{0,149}$/;

test('a file has the same name each time it is chosen, and files of one name in two folders have two', () => {
  const names = ['2019/show.mp3', '2020/show.mp3'].map((path) => nameOfFile(file(path)));
  expect(names).toEqual([expect.stringMatching(/^2019-show-\w+$/), expect.stringMatching(/^2020-show-\w+$/)]);
  expect(nameOfFile(file('2019/show.mp3'))).toBe(names[0]);
  expect(nameOfFile(file('2019/show.mp3', 1_001))).not.toBe(names[0]);
});

test('a file whose name has no Latin letter has a name that the station takes', () => {
  const [one = '', other = ''] = ['Ночь.mp3', 'День.mp3'].map((path) => nameOfFile(file(path)));
  expect(one).toMatch(shape);
  expect(one).not.toBe(other);
  expect(nameOfMoment({ name: 'Ночь.mp3' })).toMatch(shape);
  expect(nameOfFile(file(`${'long/'.repeat(100)}show.mp3`))).toMatch(shape);
});
