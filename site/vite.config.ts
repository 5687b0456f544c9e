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
 * The files of the chunk that every page loads first: the libraries, the shell, the player's core and the show card. Style
 * sheets are excluded: one that other chunks import would be added again with each, after the station's own, and override it.
 */
const shell = new RegExp(
  `^(?!.*\\.css$).*(?:node_modules/(?:react|react-dom|react-router|scheduler|zustand)/|site/app/(?:${[
    'ui/(?:headline|picture|lazy-content|section-head|link|tone|rich-text|day|instant|time|icon|ui-settings|use-hydrating)',
    'shows/(?:show-card|show-grid)',
    'browser/(?:storage|deferred|early-press|when-idle|backoff)',
    'player/(?:play-button|sound-owner|sound-player|sound-settings|load-show-player|listening-history|engine/(?:sound-state|ranges|media-element|unlock-audio))',
    'radio/(?:use-heard-show|on-air\\.|live-radio|radio-state|tracks\\.)',
    'navigation/(?:use-navigate-to|newer-build)',
    'shell/(?:error-view|header|shell-state|logo|navigation|links|view-transitions|failed-page\\.|navigation-rules|page-code|page-change|page-status|boundary|default-layout)',
    'words/(?:words|shell|live-strip|ui|zone|errors)\\.',
    'entry|brand/brand-head|radio/live-strip|player/player-bar',
    'meta|browser-settings|root-data',
  ].join('|')})|contract/(?:safe-link|picture-path))`,
);

/** The files of the chunk for the two pages with the on-air hero. */
const onAir =
  /site\/app\/(?:radio\/(?:on-air-hero|on-air-picture|listen-button|slot-title|broadcasts)|zone\/(?!zone-switch)|browser\/use-now|words\/on-air)|contract\/weekdays/;

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
            // A few large files compress better than many small ones.
            codeSplitting: {
              groups: [
                { name: 'shell', test: shell },
                { name: 'on-air', test: onAir },
                {
                  name: 'lists',
                  test: /site\/app\/(?:ui\/(?:list-head|pager)|navigation\/section-tabs|shows\/shows-nav|words\/(?:plural|pager))/,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Everything is bundled, so that the production build of React is used whatever NODE_ENV is.
  ssr: command === 'build' ? { noExternal: true } : {},
  server: { host: '127.0.0.1' },
}));
