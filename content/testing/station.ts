import type { StationModule } from '@longwave/contract/station-module.ts';

/** A station folder for tests: its code draws the picture of the test documents and has every recording they name. */
const station: StationModule = {
  documents: () => [],
  picture: (name) =>
    name === 'sea'
      ? {
          svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><rect width="100" height="50" fill="#ff4a1c"/></svg>',
          width: 100,
          height: 50,
          colour: '#ff4a1c',
        }
      : undefined,
  recording: () => undefined,
  clip: (name) =>
    name === 'pier' ? Promise.resolve(Uint8Array.from({ length: 1000 }, (_, at) => at % 256)) : undefined,
  makes: (kind, name) => (kind === 'recording' ? !name.startsWith('no-') : name === 'sea' || name === 'pier'),
  filler: [],
};

export default station;
