import type { ResidentCard } from '@longwave/contract/card.ts';

/** The letter a name stands under: without its accent, and `#` for what begins with no letter. */
export function letterOf(name: string): string {
  const letter = plain(name).replace(/^the /, '').charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}

export function byLetter(residents: ResidentCard[]): [string, ResidentCard[]][] {
  const sorted = residents.toSorted((one, other) => sortName(one).localeCompare(sortName(other), 'en'));
  const letters = [...Map.groupBy(sorted, (resident) => letterOf(resident.name))];
  return letters.sort(([one], [other]) => (one === '#' ? 1 : other === '#' ? -1 : one.localeCompare(other)));
}

/** Those whose name or tagline holds every word typed, accents or not. */
export function matching(residents: ResidentCard[], typed: string): ResidentCard[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return residents.filter(({ name, tagline }) => {
    const text = plain(`${name} ${tagline}`);
    return words.every((word) => text.includes(word));
  });
}

function sortName({ name }: ResidentCard): string {
  return plain(name).replace(/^the /, '');
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
