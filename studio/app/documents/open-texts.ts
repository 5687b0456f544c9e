type Save = () => Promise<unknown>;
const saves = new Set<Save>();

/** Registers a function that saves open text before sign-out. Returns a function that removes it again. */
export function saveBeforeLeaving(save: Save): () => void {
  saves.add(save);
  return () => saves.delete(save);
}

export async function saveOpenTexts(): Promise<void> {
  await Promise.all([...saves].map((save) => save()));
}
