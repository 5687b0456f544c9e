/** A piece of decoded sound: each channel as samples between -1 and 1. */
export type Pcm = { channelData: Float32Array[]; sampleRate: number };

export type Decoder = {
  decode(bytes: Uint8Array): Promise<Pcm[]>;
  /** Returns the remaining sound at the end of the input. */
  flush(): Promise<Pcm[]>;
  free(): void;
};
