export type VideoText = {
  title: string;
  description: string[];
  residents: string[];
  /** Only where the film is at a video service; ours are made beside this folder. */
  elsewhere?:
    | { provider: 'youtube'; id: string; seconds: number }
    | { provider: 'vimeo'; id: string; seconds: number };
};
