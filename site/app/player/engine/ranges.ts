/** the speeds to choose from. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 4];

export function clampVolume(value: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(value, 0), 1) : 1;
}

export function clampSpeed(value: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(value, 0.0625), 16) : 1;
}
