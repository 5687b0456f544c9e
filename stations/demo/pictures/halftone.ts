import { dot, n, path } from './shapes.ts';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Darkness of the print at a point, from 0 to 1. */
type Density = (x: number, y: number) => number;

function eachCell(area: Area, pitch: number, angle: number, visit: (x: number, y: number) => void): void {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [middleX, middleY] = [area.x + area.width / 2, area.y + area.height / 2];
  const reach = Math.ceil(Math.hypot(area.width, area.height) / 2 / pitch);
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const x = middleX + (column * cos - row * sin) * pitch;
      const y = middleY + (column * sin + row * cos) * pitch;
      const outside = x < area.x || y < area.y || x > area.x + area.width || y > area.y + area.height;
      if (!outside) visit(x, y);
    }
  }
}

/** A dot screen: dots grow with density until they overlap; dots are clipped at the edge of the area. */
export function dots(area: Area, pitch: number, angle: number, density: Density): string {
  const margin = pitch / 2;
  const grown = {
    x: area.x - margin,
    y: area.y - margin,
    width: area.width + pitch,
    height: area.height + pitch,
  };
  let d = '';
  eachCell(grown, pitch, angle, (x, y) => {
    const radius = Math.sqrt(Math.min(1, Math.max(0, density(x, y)))) * pitch * 0.72;
    if (radius > pitch * 0.07) d += dot(x, y, radius);
  });
  const [x, y, width, height] = [area.x, area.y, area.width, area.height].map(n);
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${path(d)}</svg>`;
}

/** A line screen: horizontal lines, bent by `bend`, that get thicker with density. */
export function lines(
  area: Area,
  pitch: number,
  density: Density,
  bend: (x: number) => number = () => 0,
): string {
  const step = Math.max(12, area.width / 70);
  let d = '';
  for (let row = area.y + pitch / 2; row < area.y + area.height; row += pitch) {
    const upper: string[] = [];
    const lower: string[] = [];
    for (let x = area.x; x <= area.x + area.width + step / 2; x += step) {
      const y = row + bend(x);
      const half = (Math.min(1, Math.max(0, density(x, y))) * pitch) / 2;
      upper.push(`${n(x)} ${n(y - half)}`);
      lower.unshift(`${n(x)} ${n(y + half)}`);
    }
    d += `M${upper.join('L')}L${lower.join('L')}Z`;
  }
  return path(d);
}
