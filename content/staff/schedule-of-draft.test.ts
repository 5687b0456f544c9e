import { expect, onTestFinished, test } from 'vitest';
import { startContent } from '../testing/content.ts';
import { goodPassword, setUpOwner } from '../testing/people.ts';

test('settings that are scheduled are changed by whoever proves again who they are', async () => {
  let now = Date.parse('2026-11-16T12:00:00Z');
  const content = await startContent([], { now: () => now });
  onTestFinished(() => content.close());
  const owner = await setUpOwner(content, goodPassword);
  const { live } = await owner.json<{ live: object }>('GET', '/documents/station/station');
  const save = (query: string, name: string) =>
    owner.send('PUT', `/documents/station/station?${query}`, { ...live, name });
  now += 3_600_000;
  expect((await save('draft=1', 'Estuary')).status).toBe(202);
  await owner.json('POST', '/staff/step-up', { password: goodPassword });
  expect((await save('publish_at=2030-01-10T20:00:00Z', 'Estuary')).status).toBe(202);
  expect((await save('draft=1', 'Estuary North')).status).toBe(202);
  now += 3_600_000;
  const refused = await save('draft=1', 'Stolen');
  expect([refused.status, await refused.json()]).toMatchObject([403, { stepUp: true }]);
  expect(await owner.json('GET', '/documents/station/station')).toMatchObject({
    ...{ draft: { name: 'Estuary North' }, publishAt: '2030-01-10T20:00:00.000Z' },
  });
});
