import type { ArticleText } from './article-text.ts';

export const theFleapit: ArticleText[] = [];
