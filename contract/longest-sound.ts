/** No recording and no video is longer than a week. */
export const maxSoundSeconds = 604_800;
