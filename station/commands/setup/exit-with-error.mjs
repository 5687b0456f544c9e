/**
 * Prints one sentence and exits with code 1.
 * @param {string} sentence
 * @returns {never}
 */
export function exitWithError(sentence) {
  console.error(sentence);
  process.exit(1);
}
