import type { ArticleText } from './article-text.ts';

export const news: ArticleText[] = [];
