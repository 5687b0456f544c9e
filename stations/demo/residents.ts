import type { DocumentOf } from '@longwave/contract/documents.ts';
import { artwork } from './artwork.ts';
import { hang } from './pictures/hang.ts';
import { acrossResidents } from './residents/across.ts';
import { bassResidents } from './residents/bass.ts';
import { driftResidents } from './residents/drift.ts';
import { dubResidents } from './residents/dub.ts';
import { guitarsResidents } from './residents/guitars.ts';
import { houseResidents } from './residents/house.ts';
import type { Resident } from './residents/resident.ts';
import { soulResidents } from './residents/soul.ts';
import { technoResidents } from './residents/techno.ts';
import { slugOf } from './slug-of.ts';

const residents = [
  ...driftResidents,
  ...houseResidents,
  ...technoResidents,
  ...bassResidents,
  ...soulResidents,
  ...acrossResidents,
  ...dubResidents,
  ...guitarsResidents,
];

const names = new Map(residents.map((resident) => [slugOf(resident.name), resident.name]));

export function residentName(slug: string): string {
  const name = names.get(slug);
  if (name === undefined) throw new Error(`There is no resident "${slug}"`);
  return name;
}

/** Portraits in the order of names, as the index of residents shows them. */
function hangPortraits(): Map<string, string> {
  return hang(
    [residents.toSorted((one, other) => one.name.localeCompare(other.name, 'en')).map(portraitOf)],
    3,
  );
}

function portraitOf({ name }: Resident): string {
  return `resident-${slugOf(name)}`;
}

export function residentDocuments(): DocumentOf<'resident'>[] {
  const portraits = hangPortraits();
  return residents.map((resident) => ({
    type: 'resident',
    slug: slugOf(resident.name),
    name: resident.name,
    tagline: resident.tagline,
    bio: resident.bio.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    picture: artwork(
      portraits.get(portraitOf(resident)) ?? portraitOf(resident),
      `Portrait of ${resident.name}`,
    ),
    place: resident.place,
    genres: resident.genres,
    links: linksOf(resident),
  }));
}

/** Links for a resident; nobody has these URLs, since the domain `.example` is reserved. */
function linksOf(resident: Resident): { name: string; url: string }[] {
  const slug = slugOf(resident.name);
  const addresses = {
    bandcamp: { name: 'Bandcamp', url: `https://bandcamp.example/${slug}` },
    website: { name: 'Website', url: `https://${slug}.example` },
    instagram: { name: 'Instagram', url: `https://instagram.example/${slug}` },
  };
  return (resident.links ?? []).map((link) => addresses[link]);
}
