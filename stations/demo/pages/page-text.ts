import type { Part } from '../articles/article-text.ts';

export type PageText = {
  slug: string;
  title: string;
  description: string;
  text: string;
  /** Shown after the text. */
  parts?: Part[];
  hasPicture?: boolean;
  isListed?: boolean;
};
