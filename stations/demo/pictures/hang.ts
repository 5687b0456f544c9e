import { planPicture } from './draw.ts';

const printings = 16;

/**
 * Names for pictures that will hang side by side: where a picture would look like one shortly before it, in
 * composition or in inks, its name asks for another printing (`show-night-bus--2`). Gives the new name by the old.
 */
export function hang(names: readonly string[], apart = 5): Map<string, string> {
  const hung = new Map<string, string>();
  const wall: string[] = [];
  for (const name of names) {
    const near = wall.slice(-apart).map(planPicture);
    const likeness = (printing: string) => {
      const { composition, palette } = planPicture(printing);
      const shared = near.map(
        (other) => Number(other.composition === composition) + Number(other.palette === palette),
      );
      return shared.reduce((sum, count) => sum + count, 0);
    };
    let best = name;
    for (let printing = 2; printing <= printings && likeness(best) > 0; printing++) {
      const other = `${name}--${printing}`;
      if (likeness(other) < likeness(best)) best = other;
    }
    hung.set(name, best);
    wall.push(best);
  }
  return hung;
}
