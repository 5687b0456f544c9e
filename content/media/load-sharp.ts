import type Sharp from 'sharp';

/** Loaded with the first picture, since it would take a large part of the time of a start. */
export async function loadSharp(): Promise<typeof Sharp> {
  return (await import('sharp')).default;
}
