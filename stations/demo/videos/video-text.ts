export type VideoText = {
  title: string;
  description: string[];
  residents: string[];
  /** Set only if the film is at a video service; other films are made by code. */
  elsewhere?:
    | { provider: 'youtube'; id: string; seconds: number }
    | { provider: 'vimeo'; id: string; seconds: number };
};
