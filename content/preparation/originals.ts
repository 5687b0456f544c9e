import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordingsFolder } from '../media/recording-file.ts';
import { originalsFolder, type Preparation, type PreparationFolder } from './preparation-folder.ts';

const maxAge = 30 * 86_400_000;

/** Files of originals that browsers do not play. Originals that browsers play are recordings and are not deleted here. */
export function openOriginals(data: string, folder: PreparationFolder, now: () => number) {
  const isOriginal = ({ source }: Preparation) => source.startsWith(`${originalsFolder}/`);

  async function remove(one: Preparation): Promise<void> {
    if (isOriginal(one)) await rm(join(data, one.source), { force: true });
  }

  return {
    remove,
    /** The path of the original in the data folder; none if it is a recording. */
    fileOf: (one: Preparation): string[] => (isOriginal(one) ? [one.source] : []),
    /** After a month an original is deleted; the untrimmed mp3 made from it is used as the source from then on. */
    async removeOld(): Promise<void> {
      for (const one of await folder.list()) {
        const isOld = one.state === 'ready' && one.created < now() - maxAge;
        if (!isOld || !one.whole || !isOriginal(one)) continue;
        await folder.write({ ...one, source: `${recordingsFolder}/${one.whole}.mp3` });
        await remove(one);
      }
    },
  };
}
