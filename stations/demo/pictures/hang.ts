import { planPicture } from './draw.ts';

/**
 * Names for pictures that will hang side by side: a name gets another printing (`show-night-bus--2`) until
 * neither its composition nor its inks are those of the pictures shortly before it.
 */
export function hang(names: readonly string[], apart = 5): string[] {
  const hung: string[] = [];
  for (const name of names) {
    const near = hung.slice(-apart).map(planPicture);
    const printings = Array.from({ length: 24 }, (_, index) =>
      index === 0 ? name : `${name}--${index + 1}`,
    );
    const clashes = (printing: string) => {
      const { composition, palette } = planPicture(printing);
      const same = near.map(
        (other) => Number(other.composition === composition) + Number(other.palette === palette),
      );
      return same.reduce((sum, count) => sum + count, 0);
    };
    hung.push(printings.find((printing) => clashes(printing) === 0) ?? name);
  }
  return hung;
}
