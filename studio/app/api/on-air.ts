import { type PlayerMetadata, playerMetadata } from '@longwave/contract/player-metadata.ts';

/** Whether the station is on air, and the title of what is heard. */
export type OnAir = { isOnAir: boolean; title: string };

export async function readOnAir(): Promise<OnAir> {
  const response = await fetch('/radio/live.json');
  if (!response.ok) throw new Error('The radio does not answer.');
  const { result } = (await response.json()) as { result?: unknown };
  const parsed = playerMetadata.safeParse(result);
  return parsed.success ? wordsFor(parsed.data) : { isOnAir: false, title: 'Off air' };
}

function wordsFor(now: PlayerMetadata): OnAir {
  if (now.status === 'schedule') return { isOnAir: true, title: now.content?.title ?? 'On air' };
  if (now.status === 'defaultPlaylist')
    return { isOnAir: true, title: now.metadata?.title ?? now.content?.name ?? 'Between programmes' };
  return { isOnAir: false, title: 'Off air' };
}
