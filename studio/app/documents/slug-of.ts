const maxLength = 80;

/** Makes a slug from a title: "Low Water № 4" becomes `low-water-no-4`. Empty when no character of the title can be used. */
export function slugOf(title: string): string {
  const plain = title
    .replace(/ß/g, 'ss')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[øØ]/g, 'o')
    .replace(/[œŒ]/g, 'oe')
    .replace(/[łŁ]/g, 'l')
    .replace(/[đĐðÐ]/g, 'd')
    .replace(/&/g, ' and ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
}

/** Whether a slug was made from this title, with or without a number appended. */
export function followsTitle(slug: string, title: string): boolean {
  const plain = slugOf(title);
  return (
    plain !== '' &&
    (slug === plain || (slug.startsWith(`${plain}-`) && /^\d+$/.test(slug.slice(plain.length + 1))))
  );
}
