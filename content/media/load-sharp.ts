import type Sharp from 'sharp';

/** Loaded with the first picture: it takes a good part of the time a start may take. */
export async function loadSharp(): Promise<typeof Sharp> {
  return (await import('sharp')).default;
}
