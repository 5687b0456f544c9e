import type { Decoder } from './decoder.ts';

/** Decodes FLAC, by itself or in Ogg. */
export async function createFlacDecoder(): Promise<Decoder> {
  const { FLACDecoder } = await import('@wasm-audio-decoders/flac');
  const decoder = new FLACDecoder();
  await decoder.ready;
  return {
    decode: async (bytes) => [await decoder.decode(bytes)],
    flush: async () => [await decoder.flush()],
    free: () => decoder.free(),
  };
}
