/** Loudness of the station's recordings after their preparation, in LUFS. */
export const targetLoudness = -16;
