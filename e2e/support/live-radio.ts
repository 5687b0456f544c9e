import { liveNow } from '@longwave/contract/schedule.ts';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectSound } from './player.ts';

/** Plays live radio as a visitor does. */

export function strip(page: Page) {
  return page.getByRole('region', { name: 'Live radio' });
}

async function titleOnAir(request: APIRequestContext): Promise<string> {
  const now = liveNow.parse(await (await request.get('/content/live-now.json')).json());
  if (!now.live) throw new Error('The station has a gap in its schedule');
  return now.title;
}

/** Repeats `look` with the title on air until it passes. Reads the title for each try, since a broadcast may end meanwhile. */
export async function expectOnAir(page: Page, look: (title: string) => Promise<void>): Promise<string> {
  let title = '';
  await expect(async () => {
    title = await titleOnAir(page.request);
    await look(title);
  }).toPass({ timeout: 60_000 });
  return title;
}

export async function startRadio(page: Page): Promise<void> {
  await strip(page).getByRole('button', { name: 'Play live radio' }).click();
  await expect(strip(page).getByRole('button', { name: 'Pause live radio' })).toBeVisible();
  await expectSound(page);
}

type Say = (event: unknown) => void;

/** Replaces the station's radio host by one that sends the test's events. A new connection gets the last event again. */
export async function startScriptedHost(page: Page): Promise<{ say: Say; connected: () => Promise<void> }> {
  let send: Say | null = null;
  let last: { event: unknown } | null = null;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    socket.send('0{"sid":"x","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000000}');
    socket.onMessage((message) => {
      if (!String(message).startsWith('40')) return;
      socket.send('40{"sid":"y"}');
      send = (event) => socket.send(`42${JSON.stringify(['player-metadata', event])}`);
      if (last) send(last.event);
    });
    socket.onClose(() => {
      send = null;
    });
  });
  return {
    say(event) {
      last = { event };
      send?.(event);
    },
    connected: () => expect.poll(() => send !== null).toBe(true),
  };
}
