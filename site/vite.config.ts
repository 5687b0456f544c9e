import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { toneRules } from './app/ui/tone.ts';

/** `virtual:tones.css`: the 216 ground colours a picture may stand on before it is there. */
function tones(): Plugin {
  const id = 'virtual:tones.css';
  return {
    name: 'tones',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (loaded) => (loaded === `\0${id}` ? toneRules() : undefined),
  };
}

// Plyr exports neither its icons nor its blank video, and we serve both ourselves.
const plyrFiles = dirname(fileURLToPath(import.meta.resolve('plyr')));

export default defineConfig({
  resolve: { alias: { 'plyr/dist': plyrFiles } },
  plugins: [tailwindcss(), tones(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A few files compress better than forty, and what every page needs comes together.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler|zustand)\// },
                {
                  name: 'shared',
                  test: /site\/app\/(?:ui|shell|player\/icons)|contract\/(?:safe-link|picture-path|genre-list)/,
                  minShareCount: 4,
                },
              ],
            },
          },
        },
      },
    },
  },
  // One file with everything in it: the React that renders is the production one, whoever starts it.
  ssr: { noExternal: true },
  server: { host: '127.0.0.1' },
});
