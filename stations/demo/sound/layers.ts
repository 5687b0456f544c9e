import { chanceOf } from './chance.ts';
import { type DrumName, drums } from './drums.ts';
import { echo, pump, room } from './effects.ts';
import { instruments } from './instruments.ts';
import { scaleToLoudness } from './loudness.ts';
import type { Sound } from './mp3-encode.ts';
import { type Instrument, RATE } from './oscillators.ts';
import type { LayerName, Part, Plan } from './plan.ts';
import { bassNotes, chordNotes, leadNotes, type Note } from './score.ts';
import { texture } from './textures.ts';

/** Sections begin this many samples before the first beat, where no note is struck. */
const AHEAD = 2 * 1152;
const LOUDNESS = -20.8;

/** Renders one layer of one part as a loop that is as long as a section. */
export function renderLayer(plan: Plan, layer: LayerName, part: Part): Sound {
  const length = plan.sectionFrames * 1152;
  const { style } = plan;
  const chance = chanceOf(`${plan.name} ${layer} sound`);
  if (layer === 'texture') {
    const sound = texture(chance.pick(style.textures), length, plan.name);
    scaleToLoudness(sound, LOUDNESS - 16);
    return sound;
  }
  const sound = { left: new Float32Array(length), right: new Float32Array(length) };
  if (layer === 'beat' || layer === 'tops') {
    playDrums(
      sound,
      plan,
      chance.pick(layer === 'beat' ? style.beats : style.tops),
      layer === 'tops' ? 0.35 : 0,
    );
    if (layer === 'beat') room(sound, 0.7, 0.25);
  } else if (layer === 'bass') {
    playNotes(sound, plan, bassNotes(plan, part), instruments[chance.pick(style.bass)]);
    pump(sound, plan.step * 4, AHEAD, style.pump);
  } else if (layer === 'chords') {
    playNotes(sound, plan, chordNotes(plan, part), instruments[chance.pick(style.chords)]);
    if (style.echo > 0.3) echo(sound, plan.step * 3, 0.5, style.echo * 0.6);
    room(sound, style.room, 0.6);
    pump(sound, plan.step * 4, AHEAD, style.pump);
  } else {
    playNotes(sound, plan, leadNotes(plan, part), instruments[chance.pick(style.leads)]);
    echo(sound, plan.step * 6, 0.45, 0.2 + style.echo * 0.5);
    room(sound, style.room, 0.7);
  }
  scaleToLoudness(sound, LOUDNESS + style.balance[layer]);
  if (layer !== 'chords') closeEnds(sound);
  return sound;
}

function playNotes(sound: Sound, plan: Plan, notes: Note[], instrument: Instrument): void {
  const played = new Map<string, Float32Array>();
  for (const { at, steps, midi, velocity, pan } of notes) {
    const loud = Math.round(velocity * 8) / 8;
    const key = `${midi} ${steps} ${loud}`;
    const samples =
      played.get(key) ?? instrument(440 * 2 ** ((midi - 69) / 12), (steps * plan.step) / RATE, loud);
    played.set(key, samples);
    add(sound, samples, place(plan, at), 1, pan);
  }
}

function playDrums(sound: Sound, plan: Plan, kit: Partial<Record<DrumName, string>>, spread: number): void {
  const chance = chanceOf(`${plan.name} drummer`);
  for (const [name, rhythm] of Object.entries(kit)) {
    const hit = drums[name as DrumName]();
    const pan = chance.between(-spread, spread);
    for (let at = 0; at < plan.style.bars * 16; at++) {
      const loud = Number(rhythm[at % 16]) || 0;
      if (loud) add(sound, hit, place(plan, at), (loud / 9) * chance.between(0.85, 1), pan);
    }
  }
}

/** The sample of a step; every second sixteenth is delayed by the swing. */
function place(plan: Plan, at: number): number {
  const late = Math.floor(at) % 2 ? plan.style.swing : 0;
  return AHEAD + Math.round((at + late) * plan.step);
}

function add(sound: Sound, samples: Float32Array, from: number, loud: number, pan: number): void {
  const length = sound.left.length;
  const left = loud * Math.cos(((pan + 1) * Math.PI) / 4);
  const right = loud * Math.sin(((pan + 1) * Math.PI) / 4);
  let to = from % length;
  for (let at = 0; at < samples.length; at++) {
    const here = samples[at] as number;
    sound.left[to] = (sound.left[to] as number) + here * left;
    sound.right[to] = (sound.right[to] as number) + here * right;
    if (++to === length) to = 0;
  }
}

/** Fades a layer to silence at both ends of a section, so that joins do not click. */
function closeEnds(sound: Sound): void {
  const length = sound.left.length;
  for (let at = 0; at < AHEAD; at++) {
    const loud = at < AHEAD / 2 ? 0 : (at - AHEAD / 2) / (AHEAD / 2);
    for (const samples of [sound.left, sound.right]) {
      samples[at] = (samples[at] as number) * loud;
      samples[length - 1 - at] = (samples[length - 1 - at] as number) * loud;
    }
  }
}
