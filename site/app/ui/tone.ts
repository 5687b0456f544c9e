const steps = ['0', '3', '6', '9', 'c', 'f'];

/**
 * The class of a picture's background: one of 216 colours, the nearest to the picture's average colour with its saturation
 * doubled, because averaging makes it grey. A class, because the Content-Security-Policy refuses style attributes.
 */
export function toneClass(colour: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) || 0);
  const grey = channels.reduce((sum, value) => sum + value / 3, 0);
  const vivid = channels.map((value) => Math.round((2 * value - grey) / 51));
  return `tone-${vivid.map((step) => steps[Math.min(5, Math.max(0, step))]).join('')}`;
}

export function toneRules(): string {
  const rules = steps.flatMap((red) =>
    steps.flatMap((green) =>
      steps.map((blue) => `.tone-${red}${green}${blue}{background:#${red}${green}${blue}}`),
    ),
  );
  return rules.join('');
}
