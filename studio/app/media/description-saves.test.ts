import { expect, test } from 'vitest';
import type { MediaItem } from '../api/media.ts';
import { DescriptionSaves } from './description-saves.ts';

const first = { alt: 'A pier', focal: { x: 0.5, y: 0.5 } };

/** A station whose responses come when the test says so. */
function station() {
  const sent: object[] = [];
  const answers: (() => void)[] = [];
  let state = first;
  const saves = new DescriptionSaves(first, (change) => {
    sent.push(change);
    return new Promise((resolve, reject) =>
      answers.push(() => {
        if (change.alt === 'refused') return reject(new Error('Refused'));
        state = { ...state, ...change };
        resolve({ name: 'pier', ...state } as MediaItem);
      }),
    );
  });
  /** Lets responses arrive and waiting requests be sent. */
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const answer = async () => {
    await settle();
    answers.shift()?.();
    await settle();
  };
  return { saves, sent, answer, settle };
}

test('of positions that are set quickly the last one arrives last, and taking it back gives what was stored', async () => {
  const { saves, sent, answer, settle } = station();
  const [one, two, three] = [0.51, 0.52, 0.53].map((x) => ({ focal: { x, y: 0.5 } }));
  if (!one || !two || !three) throw new Error('A position is missing');
  const results = [saves.save(one)];
  await settle();
  results.push(saves.save(two), saves.save(three));
  await answer();
  expect(sent).toEqual([one, three]);
  await answer();
  expect(await Promise.all(results)).toMatchObject([
    { item: one, before: { focal: first.focal } },
    null,
    { item: three, before: one },
  ]);
  expect([saves.isWanted(one), saves.isWanted(three)]).toEqual([false, true]);
});

test('a description and a position do not take each other’s place, and what is refused is not wanted any more', async () => {
  const { saves, sent, answer } = station();
  const refused = saves.save({ alt: 'refused' }).catch((error) => error.message);
  const moved = saves.save({ focal: { x: 0.1, y: 0.2 } });
  await answer();
  await answer();
  expect([await refused, (await moved)?.item.alt]).toEqual(['Refused', 'A pier']);
  expect(sent).toHaveLength(2);
  expect(saves.wanted).toEqual({ alt: 'A pier', focal: { x: 0.1, y: 0.2 } });
});
