import type { Editing, EditingName } from './editing.ts';
import type { Form } from './editing-state.ts';

/** Those on the screen, and those that were left with text that the station does not have yet and go on saving it. */
const shown = new Set<Editing>();
const left = new Set<Editing>();

/** The screen has it. Returns how to leave it. */
export function show(editing: Editing): () => void {
  left.delete(editing);
  shown.add(editing);
  return () => {
    shown.delete(editing);
    editing.close();
    keep(editing);
  };
}

function keep(editing: Editing): void {
  for (const one of left) if (!one.hasUnsent()) left.delete(one);
  if (editing.hasUnsent()) left.add(editing);
}

/** Of a document that is opened again before all that was typed in it is saved: it is taken up, since two would save over each other. */
export function takeUp(name: EditingName, id: number | undefined): Editing | undefined {
  return [...left].find((one) => one.hasUnsent() && one.isOf(name, id));
}

/** Before a document is read: what was left of it is saved. Returns its slug afterwards, which follows the title. */
export async function saveLeft(name: EditingName): Promise<string> {
  const one = takeUp(name, undefined);
  await one?.save();
  return one?.getState().slug ?? name.slug;
}

/** Text comes back into its document, whether that is on the screen, opened again or left. */
export function bringBackText(editing: Editing, name: EditingName, form: Form): void {
  const id = editing.getState().stored?.id;
  const current = [...shown].find((one) => one.isOf(name, id)) ?? takeUp(name, id) ?? editing;
  current.change(form);
  if (!shown.has(current)) keep(current);
}
