import { darken, noise, RATE, silence, thin } from './oscillators.ts';

/** Makes the sound of one hit. */
export type Drum = () => Float32Array;

function skin(from: number, to: number, bend: number, dies: number, click: number): Drum {
  return () => {
    const out = silence(dies * 5);
    const tick = darken(noise(out.length, 77), 3500);
    let phase = 0;
    for (let at = 0; at < out.length; at++) {
      phase += (to + (from - to) * Math.exp(-at / (bend * RATE))) / RATE;
      const body = Math.sin(2 * Math.PI * phase) * Math.min(1, at / 40) * Math.exp(-at / (dies * RATE));
      out[at] = Math.tanh(1.5 * body) * 0.8 + click * (tick[at] as number) * Math.exp(-at / 180);
    }
    return out;
  };
}

function rattle(
  low: number,
  high: number,
  dies: number,
  tone: number,
  toneHertz: number,
  seed: number,
): Drum {
  return () => {
    const out = thin(thin(darken(noise(Math.ceil(dies * 6 * RATE), seed), high), low), low);
    for (let at = 0; at < out.length; at++) {
      const fall = Math.min(1, at / 30) * Math.exp(-at / (dies * RATE));
      const body = tone * Math.sin((2 * Math.PI * toneHertz * at) / RATE) * Math.exp(-at / (0.05 * RATE));
      out[at] = ((out[at] as number) + body) * fall;
    }
    return out;
  };
}

function clap(): Float32Array {
  const out = thin(darken(noise(Math.ceil(0.4 * RATE), 5), 5200), 900);
  for (let at = 0; at < out.length; at++) {
    const time = at / RATE;
    const hands = time < 0.03 ? Math.exp(-(time % 0.0105) * 260) : Math.exp(-(time - 0.03) * 24);
    out[at] = (out[at] as number) * hands * Math.min(1, at / 20);
  }
  return out;
}

/** A cymbal made of six detuned square waves, as in old drum machines. */
function metal(dies: number, low: number): Drum {
  return () => {
    const out = silence(dies * 5);
    const pitches = [2043, 3061, 3657, 4113, 5407, 8013];
    for (let at = 0; at < out.length; at++) {
      let sum = 0;
      for (const hertz of pitches) sum += (at * hertz) % RATE < RATE / 2 ? 0.16 : -0.16;
      out[at] = sum * Math.min(1, at / 25) * Math.exp(-at / (dies * RATE));
    }
    return darken(thin(out, low), 11000);
  };
}

export const drums = {
  deepKick: skin(140, 46, 0.035, 0.16, 0.15),
  hardKick: skin(260, 50, 0.022, 0.13, 0.4),
  softKick: skin(100, 52, 0.03, 0.12, 0.05),
  snare: rattle(700, 7000, 0.085, 0.7, 190, 11),
  tightSnare: rattle(1200, 9000, 0.05, 0.6, 230, 12),
  brush: rattle(1500, 6000, 0.13, 0, 0, 13),
  rim: rattle(1400, 6500, 0.012, 1.3, 820, 14),
  clap: () => clap(),
  hat: rattle(6500, 13000, 0.022, 0, 0, 15),
  openHat: rattle(5500, 12000, 0.13, 0, 0, 16),
  shaker: rattle(4200, 9000, 0.032, 0, 0, 17),
  ride: metal(0.32, 4500),
  cowbell: skin(560, 545, 0.01, 0.05, 0),
  conga: skin(235, 205, 0.02, 0.09, 0.08),
  lowConga: skin(165, 140, 0.02, 0.13, 0.06),
  tom: skin(150, 92, 0.05, 0.2, 0.1),
  block: skin(1150, 1080, 0.005, 0.022, 0.1),
} satisfies Record<string, Drum>;

export type DrumName = keyof typeof drums;
