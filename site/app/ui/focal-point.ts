const steps = Array.from({ length: 11 }, (_, at) => at);

/**
 * The classes that keep a picture's focal point visible where it is cropped, rounded to a tenth; they begin with a space.
 * Classes are used because the Content-Security-Policy refuses style attributes.
 */
export function focalClasses(focal: { x: number; y: number } | undefined): string {
  return focal ? ` focal-x${Math.round(focal.x * 10)} focal-y${Math.round(focal.y * 10)}` : '';
}

export function focalRules(): string {
  const rule = (axis: 'x' | 'y', step: number) => `.focal-${axis}${step}{--focal-${axis}:${step * 10}%}`;
  return steps.map((step) => rule('x', step) + rule('y', step)).join('');
}
