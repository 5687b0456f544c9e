/** The station refuses shorter passwords. */
export const minPasswordLength = 10;
