export type Point = readonly [x: number, y: number];

/** Rounds to a tenth, which is enough on a 1200-unit sheet. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

export function path(d: string, attributes = ''): string {
  return `<path d="${d}"${attributes && ` ${attributes}`}/>`;
}

export function circle(x: number, y: number, r: number, attributes = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(Math.max(0, r))}"${attributes && ` ${attributes}`}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, attributes = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${attributes && ` ${attributes}`}/>`;
}

export function rect(x: number, y: number, width: number, height: number, attributes = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${attributes && ` ${attributes}`}/>`;
}

export function polygon(points: readonly Point[], attributes = ''): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}"${attributes && ` ${attributes}`}/>`;
}

export function group(transform: string, ...content: string[]): string {
  return `<g transform="${transform}">${content.join('')}</g>`;
}

/** An open line in the plate's ink. */
export function stroke(d: string, width: number, attributes = ''): string {
  return path(d, `fill="none" stroke="currentColor" stroke-width="${n(width)}" ${attributes}`.trim());
}

export function ringStroke(x: number, y: number, r: number, width: number): string {
  return circle(x, y, r, `fill="none" stroke="currentColor" stroke-width="${n(width)}"`);
}

/** A circle as path data, so that many can be joined into one path. */
export function dot(x: number, y: number, r: number): string {
  const size = n(r);
  return `M${n(x - r)} ${n(y)}a${size} ${size} 0 1 1 ${n(2 * r)} 0a${size} ${size} 0 1 1 ${n(-2 * r)} 0z`;
}

/** A slice of a disc between two angles in degrees, clockwise from three o'clock. */
export function sector(x: number, y: number, r: number, from: number, to: number): string {
  const [a, b] = [(from * Math.PI) / 180, (to * Math.PI) / 180];
  const start = `${n(x + r * Math.cos(a))} ${n(y + r * Math.sin(a))}`;
  const end = `${n(x + r * Math.cos(b))} ${n(y + r * Math.sin(b))}`;
  return `M${n(x)} ${n(y)}L${start}A${n(r)} ${n(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${end}Z`;
}

/** A smooth line through all points (Catmull-Rom as Bézier curves). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point => {
    const place = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[place] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  let d = `M${n(startX)} ${n(startY)}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${[...first, ...second, ...to].map(n).join(' ')}`;
  }
  return closed ? `${d}Z` : d;
}

/** A closed, smooth, irregular outline. */
export function blob(x: number, y: number, r: number, wobble: readonly number[], squash = 1): string {
  return smooth(
    wobble.map((amount, index): Point => {
      const angle = (index / wobble.length) * Math.PI * 2;
      return [x + Math.cos(angle) * r * amount, y + Math.sin(angle) * r * amount * squash];
    }),
    true,
  );
}

/** The area below a curve, down to `floor`. */
export function below(curve: (x: number) => number, width: number, floor: number, step = 40): string {
  const points: Point[] = [];
  for (let x = -step; x <= width + step; x += step) points.push([x, curve(x)]);
  return `${smooth(points)}L${n(width + step)} ${n(floor)}L${n(-step)} ${n(floor)}Z`;
}
