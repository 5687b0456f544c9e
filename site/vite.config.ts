import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { toneRules } from './app/ui/tone.ts';

const brotli = promisify(brotliCompress);

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

/** What every first page has: the shell's parts, sound, and how a show looks. */
const shared = new RegExp(
  `site/app/(?:${[
    'ui/(?:show-card|show-grid|headline|resident-card|genre-chip|picture|play-button|lazy-content|section-head|link|tone|rich-text|day|moment|time|icon)',
    'player/(?:icons|one-sound|storage|lazy-part|sound-player|sound-settings|load-show-player|engine/(?!mix-|media-session|hls-source|show-source))',
    'radio/(?:use-heard-show|on-air\\.|live-radio|backoff|tracks\\.)',
    'shell/(?:header|shell-state|logo|navigation|newer-build|links|go|view-transitions|lost-page\\.|navigation-rules|page-chunks|page-change|page-status|boundary|later|station)',
    'shows/filter-path',
    'prompts/prompts',
    'pages/error-view',
    'words/(?:words|shell|live-strip|ui|zone|errors)\\.',
    'meta|browser-settings',
  ].join('|')})|contract/(?:safe-link|picture-path)`,
);

/**
 * Parts of the router that this site does in its own way or has no use for: it loads code and data of pages by its own rules
 * (app/shell/page-chunks.ts, page-data.ts), sends the whole route table with the first page, and measures nothing inside the router.
 */
function ownRouterParts(): Plugin {
  const routerFile = /react-router\/dist\/production\/(lib\/.*\.js)$/;
  const parts: Record<string, string> = {
    'lib/router/instrumentation.js': `
      const nothing = () => undefined;
      export { nothing as consumeInstrumentationClientResultMetaReceiver, nothing as getRouteInstrumentationUpdates,
        nothing as instrumentHandler, nothing as instrumentationResultMetaContext };
      export const instrumentClientSideRouter = (router) => router;`,
    // The router's own answer to code that cannot be had is to reload the page one is on, which stops the sound.
    'lib/dom/ssr/routeModules.js': `
      export async function loadRouteModule(route, cache) {
        return (cache[route.id] ??= await window.codeOfPage(route.module));
      }`,
    'lib/dom/ssr/fog-of-war.js': `
      const nothing = () => undefined;
      export { nothing as useFogOFWarDiscovery, nothing as getPatchRoutesOnNavigationFunction, nothing as getPartialManifest,
        nothing as getPathsWithAncestors, nothing as handleClientVersionMismatch };
      export const URL_LIMIT = 7680;
      export const getManifestPath = () => '/__manifest';
      export const isFogOfWarEnabled = () => false;`,
  };
  return {
    name: 'own-router-parts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const part = routerFile.exec(id)?.[1];
      return part ? parts[part] : undefined;
    },
    // The names it gives its own links and forms for debugging keep these in, though the site has others.
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\// },
      handler: (code) =>
        code
          .replace('let res = await fetch(url, await', 'let res = await window.dataOfPage(url, await')
          // No link of ours names a page whose files the router should fetch.
          .replace('isPageLinkDescriptor(link) ?', 'false ?')
          .replace(/^\w+\.displayName = ".*";$/gm, '')
          // What it tells developers of misuse; errors keep their words.
          .replace(/^\s*warning\(.*\);$/gm, ';')
          .replace(
            /^const (\w+) = React\$1\.(forwardRef|createContext)\(/gm,
            'const $1 = /* @__PURE__ */ React$$1.$2(',
          ),
    },
  };
}

/** Presses what every first page has as hard as brotli can, once, so that no visitor waits for it. */
function pressed(): Plugin {
  return {
    name: 'pressed',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) =>
        /\/(?:react|shared|root)-[^/]*\.(?:js|css)$/.test(name),
      );
      await Promise.all(
        texts.map(async (name) =>
          writeFile(join(dir, `${name}.br`), await brotli(await readFile(join(dir, name)))),
        ),
      );
    },
  };
}

export default defineConfig(({ command }) => ({
  resolve: { alias: { 'plyr/dist': plyrFiles } },
  plugins: [tailwindcss(), tones(), ownRouterParts(), pressed(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A few files compress better than forty, and what every page needs comes together.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler|zustand)\// },
                { name: 'shared', test: shared },
              ],
            },
          },
        },
      },
    },
  },
  // Built into one file with everything in it: the React that renders is the production one, whoever starts it.
  ssr: command === 'build' ? { noExternal: true } : {},
  server: { host: '127.0.0.1' },
}));
