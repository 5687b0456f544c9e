/** The format of a recording, which is also its file extension. */
export type SoundFormat = 'mp3' | 'wav' | 'flac' | 'ogg' | 'opus' | 'm4a' | 'aac' | 'aiff';
export type SoundFacts = { format: SoundFormat; seconds: number; rate: number; channels: number };
