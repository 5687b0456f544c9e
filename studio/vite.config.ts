import { join } from 'node:path';
import { brandCss } from '@longwave/contract/brand-css.ts';
import { defineConfig, type Plugin } from 'vite';

/** `virtual:tokens.css`: the colours of a station without a brand of its own. */
function tokens(): Plugin {
  const id = 'virtual:tokens.css';
  return {
    name: 'tokens',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (loaded) => (loaded === `\0${id}` ? brandCss({}, () => '') : undefined),
  };
}

/** Links the theme and icon of the station, which the site serves, after the studio's style sheet. */
function brand(): Plugin {
  return {
    name: 'brand',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'stylesheet', href: '/brand.css' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'icon', href: '/favicon.ico' }, injectTo: 'head' },
    ],
  };
}

export default defineConfig({
  base: '/studio/',
  plugins: [tokens(), brand()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        hint: join(import.meta.dirname, 'hint/hint.ts'),
      },
    },
  },
  server: { host: '127.0.0.1' },
});
