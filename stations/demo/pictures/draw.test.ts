import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPicture, pictureFacts, planPicture } from './draw.ts';
import { hang } from './hang.ts';
import { printable, word } from './letters.ts';
import { palettes } from './palette.ts';
import { rooms } from './wall.ts';

const names = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${kind}-low-tide-${index}`);

/** One picture name for every composition of every kind of picture, so that all of them are tested. */
const oneOfEach = Object.entries(rooms).flatMap(([kind, room]) => {
  if (kind === 'error' || kind === 'og') return [kind];
  if (kind === 'page') return ['page-mobile-app'];
  const found = new Map<string, string>();
  for (const name of names(kind, 400)) {
    const { composition } = planPicture(name);
    if (!found.has(composition.name)) found.set(composition.name, name);
  }
  expect(found.size).toBe(new Set(room.compositions.map(({ name }) => name)).size);
  return [...found.values()];
});

test('a picture is the same every time it is drawn, and agrees with its facts', () => {
  for (const name of [...oneOfEach, 'logo', 'icon']) {
    const picture = drawPicture(name);
    expect(drawPicture(name)).toEqual(picture);
    const { svg: _, ...facts } = picture;
    expect(pictureFacts(name)).toEqual(facts);
    expect(picture.colour).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('shows, residents and collections are square, articles 3:2, videos 16:9', () => {
  const shape = (name: string) => pictureFacts(name).width / pictureFacts(name).height;
  expect(['show-a', 'resident-a', 'collection-a', 'icon'].map(shape)).toEqual([1, 1, 1, 1]);
  expect(shape('article-a')).toBe(3 / 2);
  expect(shape('video-a')).toBe(16 / 9);
});

test('every composition prints: an SVG that sharp rasterises to more than one flat colour', async () => {
  for (const name of [...oneOfEach, 'logo', 'icon']) {
    const { svg, width, height } = drawPicture(name);
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity/);
    const { data, info } = await sharp(Buffer.from(svg))
      .resize(96)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width / info.height, name).toBeCloseTo(width / height, 0);
    expect(new Set(data).size, name).toBeGreaterThan(8);
  }
});

test('the stated colour is near the colour of the print', async () => {
  const sample = [...names('show', 12), ...names('resident', 6)];
  let total = 0;
  for (const name of sample) {
    const { svg, colour } = drawPicture(name);
    const { data } = await sharp(Buffer.from(svg))
      .resize(1, 1, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const apart = [...data].map((value, at) => {
      return Math.abs(value - Number.parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16));
    });
    total += Math.max(...apart);
  }
  expect(total / sample.length).toBeLessThan(40);
});

test('letters are paths; nothing needs a font or the network', () => {
  for (const name of oneOfEach) {
    const { svg } = drawPicture(name);
    expect(svg, name).not.toContain('<text');
    expect(svg.replaceAll('http://www.w3.org/2000/svg', ''), name).not.toMatch(/https?:|font-family/);
  }
  const collection = drawPicture('collection-tide-tables').svg;
  expect([...collection.matchAll(/<path data-letter="(.)"/g)].map(([, letter]) => letter).join('')).toBe(
    'TIDETABLES',
  );
  expect(printable('Café del Río 9')).toBe('CAFE DEL RIO 9');
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
  expect(word(alphabet, 0, 0, 100).match(/data-letter/g)).toHaveLength(alphabet.length);
});

test('neighbours differ in composition or inks, and always in detail', () => {
  const wall = names('show', 400);
  const plans = wall.map(planPicture);
  const pairs = plans.slice(1).map((plan, index) => [plan, plans[index]] as const);
  const twins = pairs.filter(([a, b]) => a.composition === b?.composition && a.palette === b?.palette);
  expect(twins.length).toBeLessThan(4);
  expect(new Set(wall.slice(0, 60).map((name) => drawPicture(name).svg)).size).toBe(60);
  expect(new Set(plans.map(({ composition }) => composition)).size).toBeGreaterThanOrEqual(10);
  expect(new Set(plans.map(({ palette }) => palette)).size).toBe(palettes.length);
});

test('pictures hung together share neither composition nor inks with those near them', () => {
  const wall = [...hang([names('show', 400)]).values()];
  const plans = wall.map(planPicture);
  plans.forEach((plan, index) => {
    for (const near of plans.slice(Math.max(0, index - 5), index)) {
      expect(near.composition === plan.composition).toBe(false);
      expect(near.palette === plan.palette).toBe(false);
    }
  });
  expect(new Set(wall).size).toBe(400);
  expect([...hang([names('show', 400)]).values()]).toEqual(wall);
  expect(drawPicture('collection-tide-tables--2').svg).not.toMatch(/data-letter="2"/);
});

test('the facts of 600 pictures take less than half a second of work', () => {
  const before = process.cpuUsage();
  for (const name of names('show', 600)) pictureFacts(name);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
});
