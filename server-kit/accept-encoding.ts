const maxRemembered = 100;
const remembered = new WeakMap<readonly string[], Map<string, string | undefined>>();

/**
 * The first of `available` that an Accept-Encoding header allows; undefined if none is allowed. Browsers send only a few
 * different headers, so choices are cached for each `available` array: pass the same array each time.
 */
export function chooseEncoding<Encoding extends string>(
  header: string | null | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  if (!header) return undefined;
  const choices = remembered.get(available) ?? new Map<string, string | undefined>();
  remembered.set(available, choices);
  if (choices.has(header)) return choices.get(header) as Encoding | undefined;
  const accepts = parseAcceptEncoding(header);
  const choice = available.find(accepts);
  if (choices.size < maxRemembered) choices.set(header, choice);
  return choice;
}

function parseAcceptEncoding(header: string): (encoding: string) => boolean {
  const accepted = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    accepted.set(name, !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter)));
  }
  return (encoding) => accepted.get(encoding) ?? accepted.get('*') ?? false;
}
