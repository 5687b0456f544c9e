import * as z from 'zod/mini';

const genre = z.object({ id: z.string(), title: z.string(), count: z.int() });
export type Genre = z.infer<typeof genre>;

/** `{content}/genres.json?grouped=1` */
export const groupedGenres = z.object({
  groups: z.array(z.object({ id: z.string(), title: z.string(), genres: z.array(genre) })),
});
export type GroupedGenres = z.infer<typeof groupedGenres>;

/** `{content}/genres.json` */
export const plainGenres = z.object({ genres: z.array(genre) });
