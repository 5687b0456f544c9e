import { placeholderPicture } from '../media/placeholder-picture.ts';
import type { FolderFile } from './folder.ts';
import type { ImportErrors } from './import-errors.ts';
import type { PictureImport } from './import-pictures.ts';
import { type Fields, isFields } from './read-document.ts';

type Document = { file: FolderFile; type: string; slug: string };

/** Types whose documents need a picture. */
const typesWithPicture = ['show', 'resident', 'programme', 'collection', 'article', 'video'];

/**
 * Fills in the pictures of a document. `"picture": "cover.jpg"` is a file beside it; if left out, the file with the name of the
 * document is used; `{ "name", "alt" }` is completed from the file of that name.
 */
export async function fillPictures(
  document: Document,
  fields: Fields,
  pictures: PictureImport,
  errors: ImportErrors,
): Promise<Fields> {
  const { file, type, slug } = document;
  const made = `${type}-${slug}`;
  const show = (field: string, shown: unknown, name: string) =>
    filledIn(document, field, shown, name, pictures, errors);

  const filled: Fields = { ...fields };
  if (type === 'station') {
    const logo = pictures.beside(file.folder, 'logo') ?? pictures.beside(file.folder, file.stem);
    filled.logo =
      fields.logo == null && logo
        ? ((await pictures.add(logo, 'station-logo', false)) ?? null)
        : await show('logo', fields.logo, 'station-logo');
    if (isFields(fields.brand) && fields.brand.logoDark != null)
      filled.brand = {
        ...fields.brand,
        logoDark: await show('brand.logoDark', fields.brand.logoDark, 'station-logo-dark'),
      };
    filled.imagenav = await each(fields.imagenav, async (item, at) => ({
      ...item,
      itemimage: await show(`imagenav.${at}.itemimage`, item.itemimage, `station-nav-${at + 1}`),
    }));
    return filled;
  }
  if (type === 'article' || (type === 'page' && fields.blocks != null))
    filled.blocks = await each(fields.blocks, async (block, at) =>
      block.block === 'picture'
        ? {
            caption: '',
            ...block,
            picture: await show(`blocks.${at}.picture`, block.picture, `${made}-${at + 1}`),
          }
        : block,
    );
  const beside = pictures.beside(file.folder, file.stem);
  if (fields.picture == null && beside)
    filled.picture = (await pictures.add(beside, made, false)) ?? placeholderPicture;
  else if (fields.picture != null) filled.picture = await show('picture', fields.picture, made);
  else if (typesWithPicture.includes(type)) filled.picture = placeholderPicture;
  return filled;
}

async function filledIn(
  { file }: Document,
  field: string,
  shown: unknown,
  made: string,
  pictures: PictureImport,
  errors: ImportErrors,
): Promise<unknown> {
  if (typeof shown === 'string') {
    const found = pictures.find(file.folder ? `${file.folder}/${shown}` : shown) ?? pictures.find(shown);
    if (found) return (await pictures.add(found, made, false)) ?? placeholderPicture;
    if (/\.[a-z]+$/i.test(shown)) {
      errors.add(file.name, field, `There is no picture ${shown} beside it`);
      return placeholderPicture;
    }
    return await completed({ name: shown }, pictures);
  }
  return isFields(shown) ? await completed(shown, pictures) : shown;
}

/** Completes a picture from its file; what the document says takes precedence. */
async function completed(shown: Fields, pictures: PictureImport): Promise<Fields> {
  const isWhole = ['alt', 'width', 'height', 'colour'].every((field) => field in shown);
  if (isWhole || typeof shown.name !== 'string') return shown;
  const found = pictures.byName(shown.name);
  const picture = found ? await pictures.add(found, shown.name, true) : await pictures.known(shown.name);
  return { alt: '', ...picture, ...shown };
}

async function each(list: unknown, work: (item: Fields, at: number) => Promise<Fields>): Promise<unknown> {
  if (!Array.isArray(list)) return list;
  return await Promise.all(list.map((item, at) => (isFields(item) ? work(item, at) : item)));
}
