import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { focalRules } from './app/ui/focal-point.ts';
import { toneRules } from './app/ui/tone.ts';
import { chunks } from './chunks.ts';

const brotli = promisify(brotliCompress);

/** `virtual:tones.css`: the 216 background colours of pictures that have not loaded yet, and the classes of focal points. */
function tones(): Plugin {
  const id = 'virtual:tones.css';
  return {
    name: 'tones',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (loaded) => (loaded === `\0${id}` ? toneRules() + focalRules() : undefined),
  };
}

// Plyr exports neither its icons nor its blank video, and we serve both ourselves.
const plyrFiles = dirname(fileURLToPath(import.meta.resolve('plyr')));

/**
 * Lets unused components and contexts of libraries be tree-shaken: marks the calls that create them as pure, as Babel's React
 * preset does, and removes their display names.
 */
function pureComponents(): Plugin {
  return {
    name: 'pure-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/.*\.m?js$/, code: /\.(?:forwardRef|createContext)\(/ },
      handler: (code) =>
        code
          .replace(/(?<== )[\w$]+\.(?:forwardRef|createContext)\(/g, '/* @__PURE__ */ $&')
          .replace(/^\w+\.displayName = "\w+";$/gm, ''),
    },
  };
}

/** Compresses the files that every page loads first with the highest quality of brotli. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => /\/(?:shell|root)-[^/]*\.(?:js|css)$/.test(name));
      await Promise.all(
        files.map(async (name) =>
          writeFile(join(dir, `${name}.br`), await brotli(await readFile(join(dir, name)))),
        ),
      );
    },
  };
}

export default defineConfig(({ command }) => ({
  resolve: { alias: { 'plyr/dist': plyrFiles } },
  plugins: [tailwindcss(), tones(), pureComponents(), precompressed(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: {
            // Removes the router's warnings for developers; errors keep their texts.
            manualPureFunctions: ['warning', 'warningOnce', 'warnOnce'],
          },
          output: {
            codeSplitting: { groups: chunks },
          },
        },
      },
    },
  },
  // Everything is bundled, so that the production build of React is used whatever NODE_ENV is.
  ssr: command === 'build' ? { noExternal: true } : {},
  server: { host: '127.0.0.1' },
}));
