import {
  addWave,
  darken,
  decay,
  type Instrument,
  noise,
  RATE,
  silence,
  swell,
  waveTable,
} from './oscillators.ts';

const sine = waveTable(1, () => 1);
const softSaw = waveTable(14, (n) => 1 / n ** 1.6);
const brightSaw = waveTable(28, (n) => 1 / n ** 1.05);
const hollow = waveTable(19, (n) => (n % 2 ? 1 / n ** 1.5 : 0));
const organPipes = waveTable(8, (n) => [0, 1, 0.7, 0.45, 0.3, 0, 0.18, 0, 0.12][n] ?? 0);
const reedy = waveTable(
  12,
  (n) => [0, 0.6, 1, 0.7, 0.5, 0.35, 0.2, 0.12, 0.1, 0.06, 0.05, 0.03, 0.02][n] ?? 0,
);

/** Three slightly detuned waves whose levels change slowly. */
function ensemble(table: Float32Array, attack: number, release: number, cutoff: number): Instrument {
  return (hertz, seconds, velocity) => {
    const out = silence(seconds + release);
    const level = swell(seconds, attack, release);
    [-0.004, 0.0007, 0.0047].forEach((off, voice) => {
      const drift = 0.16 + voice * 0.07;
      const part = (at: number) =>
        level(at) * velocity * (0.28 + 0.06 * Math.sin((2 * Math.PI * drift * at) / RATE + voice * 2));
      addWave(out, table, hertz * (1 + off), part, ((hertz * 7.13 + voice * 0.37) % 1) * 0.999);
    });
    return darken(out, cutoff);
  };
}

/** Frequency modulation of a carrier by a second wave: bells, electric pianos, glass. */
function bent(ratio: number, depth: number, bright: number, dies: number, release = 0.25): Instrument {
  return (hertz, seconds, velocity) => {
    const out = silence(Math.min(seconds + release, dies * 4));
    const step = (2 * Math.PI * hertz) / RATE;
    const fade = release * RATE;
    const until = seconds * RATE;
    for (let at = 0; at < out.length; at++) {
      const strength = depth * velocity * Math.exp(-at / (bright * RATE));
      const released = at < until ? 1 : Math.max(0, 1 - (at - until) / fade);
      const loud = Math.min(1, at / 140) * Math.exp(-at / (dies * RATE)) * released * velocity;
      out[at] = 0.5 * loud * Math.sin(step * at + strength * Math.sin(step * ratio * at));
    }
    return out;
  };
}

/** A plucked string: noise in a delay line (Karplus and Strong), tuned by an all-pass. */
function string(damping: number, tone: number): Instrument {
  return (hertz, seconds, velocity) => {
    const out = silence(Math.min(seconds + 0.6, 3.5));
    const period = RATE / hertz;
    const size = Math.floor(period - 0.6);
    const rest = period - 0.5 - size;
    const tuning = (1 - rest) / (1 + rest);
    const line = darken(noise(size, Math.round(hertz * 100)), tone * (0.5 + velocity));
    let before = 0;
    let smoothBefore = 0;
    let turned = 0;
    for (let at = 0; at < out.length; at++) {
      const here = line[at % size] as number;
      const smooth = 0.5 * (here + before);
      turned = tuning * (smooth - turned) + smoothBefore;
      before = here;
      smoothBefore = smooth;
      line[at % size] = turned * (at < seconds * RATE ? damping : damping * 0.97);
      out[at] = here * velocity * 1.4;
    }
    return out;
  };
}

function blown(
  table: Float32Array,
  attack: number,
  release: number,
  cutoff: number,
  breath: number,
): Instrument {
  return (hertz, seconds, velocity) => {
    const out = silence(seconds + release);
    const level = swell(seconds, attack, release);
    const step = hertz / RATE;
    const air = darken(noise(out.length, Math.round(hertz)), 2500);
    let phase = 0;
    for (let at = 0; at < out.length; at++) {
      const vibrato = 1 + 0.005 * Math.min(1, at / RATE) * Math.sin((2 * Math.PI * 5.1 * at) / RATE);
      phase = (phase + step * vibrato) % 1;
      const loud = level(at) * velocity;
      out[at] = 0.5 * loud * ((table[(phase * 2048) | 0] as number) + breath * (air[at] as number));
    }
    return darken(out, cutoff);
  };
}

function low(table: Float32Array, dies: number, cutoff: number, drive: number): Instrument {
  return (hertz, seconds, velocity) => {
    const out = silence(seconds + 0.06);
    const held = swell(seconds, 0.004, 0.06);
    const fall = decay(dies, 0.003);
    addWave(out, table, hertz, (at) => held(at) * (0.35 + 0.65 * fall(at)) * velocity);
    for (let at = 0; at < out.length; at++) out[at] = Math.tanh((out[at] as number) * drive) / drive;
    return darken(out, cutoff);
  };
}

function struck(table: Float32Array, dies: number, cutoff: number): Instrument {
  return (hertz, seconds, velocity) => {
    const out = silence(Math.min(seconds + 0.15, dies * 5));
    const fall = decay(dies, 0.004);
    const held = swell(seconds, 0.001, 0.15);
    for (const off of [-0.003, 0.003])
      addWave(out, table, hertz * (1 + off), (at) => fall(at) * held(at) * velocity * 0.4);
    return darken(out, cutoff * (0.6 + velocity * 0.6));
  };
}

export const instruments = {
  warmPad: ensemble(softSaw, 0.7, 1.6, 1400),
  glassPad: ensemble(hollow, 1.1, 2.2, 2600),
  strings: ensemble(brightSaw, 0.45, 1.1, 2100),
  choir: ensemble(reedy, 0.8, 1.5, 1100),
  drone: ensemble(brightSaw, 2.5, 3, 520),
  electricPiano: bent(1, 1.7, 0.45, 1.3),
  softKeys: bent(2, 0.7, 0.3, 1.1),
  bell: bent(3, 1.3, 0.5, 1.1, 0.9),
  marimba: bent(4, 0.9, 0.06, 0.28),
  kalimba: bent(5.4, 0.7, 0.09, 0.5),
  glass: bent(7, 0.8, 0.9, 1.6, 1.2),
  guitar: string(0.9965, 5200),
  mutedGuitar: string(0.972, 3400),
  harp: string(0.998, 7600),
  piano: (hertz: number, seconds: number, velocity: number) => {
    const hammer = string(0.9982, 3600)(hertz, seconds, velocity);
    const body = bent(1, 0.9, 0.12, 1.4, 0.3)(hertz, seconds, velocity * 0.8);
    for (let at = 0; at < hammer.length; at++) hammer[at] = (hammer[at] as number) * 0.55 + (body[at] ?? 0);
    return hammer;
  },
  organ: ensemble(organPipes, 0.02, 0.12, 3200),
  stab: struck(brightSaw, 0.16, 1900),
  houseStab: struck(organPipes, 0.22, 3000),
  acid: struck(brightSaw, 0.12, 1300),
  flute: blown(sine, 0.08, 0.2, 4200, 0.22),
  clarinet: blown(hollow, 0.06, 0.14, 2600, 0.06),
  horn: blown(reedy, 0.05, 0.16, 1900, 0.05),
  lead: blown(softSaw, 0.02, 0.2, 2300, 0),
  subBass: low(sine, 2.4, 400, 1.2),
  roundBass: low(softSaw, 0.5, 620, 1.6),
  uprightBass: low(softSaw, 0.38, 900, 1.1),
  pickBass: low(brightSaw, 0.26, 1200, 1.5),
} satisfies Record<string, Instrument>;

export type InstrumentName = keyof typeof instruments;
