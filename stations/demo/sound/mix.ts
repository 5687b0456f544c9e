import { soften } from './effects.ts';
import { renderLayer } from './layers.ts';
import type { Sound } from './mp3-encode.ts';
import { type LayerName, openingOf, type Part, type Plan, type SectionName, scenes } from './plan.ts';

export type LayerStore = Map<string, Sound>;

/** Mixes the sound of one section. `store` caches layers for the other sections of a recording. */
export function mixSection(plan: Plan, section: SectionName, frames: number, store: LayerStore): Sound {
  if (section === 'opening') return shape(openingOf(plan), section, frames, new Map());
  return shape(plan, section, frames, store);
}

function shape(plan: Plan, section: SectionName, frames: number, store: LayerStore): Sound {
  const length = frames * 1152;
  const mixed = { left: new Float32Array(length), right: new Float32Array(length) };
  const { part, layers } = scenes[section];
  const lift = layers.includes('beat') ? 1 : 1.5;
  for (const name of layers) {
    addLoop(mixed, layerOf(plan, name, part, store), name === 'chords' ? lift : 1, plan);
  }
  for (const samples of [mixed.left, mixed.right]) {
    soften(samples);
    if (section === 'opening') fadeIn(samples);
    if (section === 'ending') fadeOut(samples);
  }
  return mixed;
}

function layerOf(plan: Plan, name: LayerName, part: Part, store: LayerStore): Sound {
  const samePart = name === 'texture' || name === 'beat' || name === 'tops' ? 'A' : part;
  const key = `${name} ${samePart}`;
  const layer = store.get(key) ?? renderLayer(plan, name, samePart);
  store.set(key, layer);
  return layer;
}

/** Adds a looped layer. Its gain rises to `lift` and returns to 1 within half a bar, so that sections match where they meet. */
function addLoop(mixed: Sound, layer: Sound, lift: number, plan: Plan): void {
  const length = mixed.left.length;
  const size = layer.left.length;
  const ramp = plan.step * 8;
  for (let at = 0; at < length; at++) {
    const loud = lift === 1 ? 1 : 1 + (lift - 1) * Math.min(1, at / ramp, (length - at) / ramp);
    mixed.left[at] = (mixed.left[at] as number) + loud * (layer.left[at % size] as number);
    mixed.right[at] = (mixed.right[at] as number) + loud * (layer.right[at % size] as number);
  }
}

function fadeIn(samples: Float32Array): void {
  const length = 24000;
  for (let at = 0; at < length; at++) samples[at] = (samples[at] as number) * (at / length) ** 2;
}

function fadeOut(samples: Float32Array): void {
  const start = samples.length / 3;
  for (let at = Math.floor(start); at < samples.length; at++) {
    samples[at] = (samples[at] as number) * (1 - (at - start) / (samples.length - start)) ** 2;
  }
}
