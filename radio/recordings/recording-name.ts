/** Letters, digits, dashes, and dots between them: nothing that leads out of the folder. */
export function isRecordingName(name: string): boolean {
  return name.length <= 150 && /^[a-z0-9](?:[\w-]|\.(?=[a-z0-9]))*$/i.test(name);
}
