/** The station refuses shorter ones. */
export const minPasswordLength = 10;
