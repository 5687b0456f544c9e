import type { DraftDocument } from '@longwave/contract/draft.ts';

type Fields = Record<string, unknown>;
/** Returns the same picture if nothing changes. */
type Change = (picture: Fields & { name: string }) => Fields;

/** Returns the document with changed pictures, or the same object if none has changed. A draft may lack any field. */
export function mapPictures(form: DraftDocument, change: Change): DraftDocument {
  const changed = { ...form };
  let isChanged = false;
  const set = (field: string, value: unknown) => {
    if (value === form[field]) return;
    changed[field] = value;
    isChanged = true;
  };
  for (const field of ['picture', 'logo']) set(field, pictureIn(form[field], change));
  set('brand', withPicture(form.brand, 'logoDark', change));
  set('imagenav', each(form.imagenav, 'itemimage', change));
  set('blocks', each(form.blocks, 'picture', change));
  return isChanged ? changed : form;
}

function pictureIn(value: unknown, change: Change): unknown {
  return isFields(value) && typeof value.name === 'string'
    ? change(value as Fields & { name: string })
    : value;
}

function withPicture(value: unknown, field: string, change: Change): unknown {
  if (!isFields(value)) return value;
  const picture = pictureIn(value[field], change);
  return picture === value[field] ? value : { ...value, [field]: picture };
}

function each(list: unknown, field: string, change: Change): unknown {
  if (!Array.isArray(list)) return list;
  const changed = list.map((item) => withPicture(item, field, change));
  return changed.some((item, at) => item !== list[at]) ? changed : list;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
