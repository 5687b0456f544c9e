/** One line of JSON for each thing worth knowing; secrets in addresses are never part of it. */
export function log(
  level: 'info' | 'warn' | 'error',
  event: string,
  facts: Record<string, unknown> = {},
): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...facts });
  if (level === 'info') console.log(line);
  else console.error(line);
}
