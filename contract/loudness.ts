/** How loud recordings of a station are made, in LUFS. */
export const targetLoudness = -16;
