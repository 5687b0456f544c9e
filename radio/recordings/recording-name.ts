/** Whether a name has only letters, digits, dashes, and dots between them, so that it cannot lead out of the folder. */
export function isRecordingName(name: string): boolean {
  return name.length <= 150 && /^[a-z0-9](?:[\w-]|\.(?=[a-z0-9]))*$/i.test(name);
}
