type Save = () => Promise<unknown>;
const saves = new Set<Save>();

/** Somebody who signs out has what is on the screen saved first. Returns how to end that. */
export function saveBeforeLeaving(save: Save): () => void {
  saves.add(save);
  return () => saves.delete(save);
}

export async function saveOpenTexts(): Promise<void> {
  await Promise.all([...saves].map((save) => save()));
}
