import { planPicture } from './draw.ts';

const printings = 40;

/**
 * Chooses variants of pictures that are shown side by side in lists (walls): a picture that has the same composition or
 * inks as one near it gets another variant of its name (`show-night-bus--2`). Returns the new names by the old ones.
 */
export function hang(walls: readonly (readonly string[])[], apart = 5): Map<string, string> {
  const near = neighbours(walls, apart);
  const hung = new Map<string, string>();
  for (const [name, others] of near) {
    const plans = [...others].flatMap((other) => hung.get(other) ?? []).map(planPicture);
    const likeness = (printing: string) => {
      const { composition, palette } = planPicture(printing);
      const alike = plans.map(
        (plan) => Number(plan.composition === composition) + Number(plan.palette === palette),
      );
      return alike.reduce((sum, count) => sum + count, 0);
    };
    let best = name;
    for (let printing = 2; printing <= printings && likeness(best) > 0; printing++) {
      const other = `${name}--${printing}`;
      if (likeness(other) < likeness(best)) best = other;
    }
    hung.set(name, best);
  }
  return hung;
}

/** For each picture, all pictures within `apart` positions of it on any wall. */
function neighbours(walls: readonly (readonly string[])[], apart: number): Map<string, Set<string>> {
  const near = new Map<string, Set<string>>();
  for (const wall of walls) {
    wall.forEach((name, place) => {
      const others = near.get(name) ?? new Set();
      near.set(name, others);
      const around = wall.slice(Math.max(0, place - apart), place + apart + 1);
      for (const other of around) if (other !== name) others.add(other);
    });
  }
  return near;
}
