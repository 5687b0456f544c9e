import type { ResidentCard } from '@longwave/contract/card.ts';

/** The first letter of a name, without accent and leading "the"; `#` if the name does not begin with a letter. */
export function letterOf(name: string): string {
  const letter = normalize(name).replace(/^the /, '').charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}

export function groupByLetter(residents: ResidentCard[]): [string, ResidentCard[]][] {
  const sorted = residents.toSorted((one, other) => sortName(one).localeCompare(sortName(other), 'en'));
  const letters = [...Map.groupBy(sorted, (resident) => letterOf(resident.name))];
  return letters.sort(([one], [other]) => (one === '#' ? 1 : other === '#' ? -1 : one.localeCompare(other)));
}

/** Residents whose name or tagline contains every word, ignoring accents. */
export function filterResidents(residents: ResidentCard[], typed: string): ResidentCard[] {
  const words = normalize(typed).split(/\s+/).filter(Boolean);
  return residents.filter(({ name, tagline }) => {
    const text = normalize(`${name} ${tagline}`);
    return words.every((word) => text.includes(word));
  });
}

function sortName({ name }: ResidentCard): string {
  return normalize(name).replace(/^the /, '');
}

function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
