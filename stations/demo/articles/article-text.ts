/** A paragraph (simple HTML), or something that stands between paragraphs. */
export type Part =
  | string
  | { picture: string; alt: string; caption: string }
  | { quote: string; by: string }
  /** An episode: its programme, and how many episodes back. */
  | { show: [programme: string, ordinal: number] }
  /** The slug of a video. */
  | { video: string };

export type ArticleText = {
  title: string;
  author: string;
  lede: string;
  /** What the picture at its head shows. */
  alt: string;
  residents: string[];
  parts: Part[];
};
