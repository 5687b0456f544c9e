/** A paragraph (simple HTML), or a picture, quote, show or video between paragraphs. */
export type Part =
  | string
  | { picture: string; caption: string }
  | { quote: string; by: string }
  /** An episode: its programme, and how many episodes back. */
  | { show: [programme: string, ordinal: number] }
  /** The slug of a video. */
  | { video: string };

export type ArticleText = {
  title: string;
  author: string;
  lede: string;
  residents: string[];
  parts: Part[];
};
