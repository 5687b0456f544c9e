/**
 * Ends the command with one sentence.
 * @param {string} sentence
 * @returns {never}
 */
export function exitWithError(sentence) {
  console.error(sentence);
  process.exit(1);
}
