/** Marks the beginnings of words in the text that match a word of the query. */
export function Highlight({ text, query }: { text: string; query: string }) {
  return splitAtMatches(text, query).map(({ part, found, at }) =>
    found ? (
      <mark key={at} className="bg-accent text-on-accent">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

export function splitAtMatches(text: string, query: string): { part: string; found: boolean; at: number }[] {
  const words = query
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{ part: text, found: false, at: 0 }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu');
  let at = 0;
  return text.split(pattern).flatMap((part, index) => {
    const start = at;
    at += part.length;
    return part === '' ? [] : [{ part, found: index % 2 === 1, at: start }];
  });
}
