import { dirname, join, relative, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { root } from './commands/setup/root.mjs';

// Run by station/build.ts. Bundles the station's own code, and the packages that every start loads, into a few files of
// plain JavaScript: Node starts these in half the time it takes for a thousand files of TypeScript (docs/decisions/0023).

/** Folder from which the bundle is served. It is first written to another folder, `written`. */
const served = join(root, 'station/build/server');
const written = join(root, 'station', process.env.BUILD_TO ?? 'build', 'server');

/** Packages that are bundled. The others are needed later or never, have native parts, or read files beside themselves. */
const bundledPackages =
  /^(?:zod|hono|@hono\/node-server|socket\.io|sanitize-html|htmlparser2|eventsource-parser)(?:\/|$)/;

/** Adjusts paths in our code, which finds its threads and files relative to its own folder; the bundle is in another one. */
const bundledPaths: Plugin = {
  name: 'bundled paths',
  transform: {
    filter: { id: /^(?!.*node_modules).*\.ts$/, code: 'import.meta.' },
    handler(code, id) {
      const folder = relative(served, dirname(id)).replaceAll(sep, '/');
      const moved = code
        .replace(/new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g, (_, thread: string) => {
          const file = this.emitFile({ type: 'chunk', id: join(dirname(id), thread) });
          return `new URL(import.meta.ROLLUP_FILE_URL_${file})`;
        })
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${folder}')`);
      if (/(?<!createRequire\()import\.meta\.url/.test(moved))
        this.error(`${id}: in the bundle import.meta.url names a thread, or what createRequire begins from`);
      return moved;
    },
  },
};

const bundle = await rolldown({
  cwd: root,
  input: { start: join(root, 'station/start.ts') },
  platform: 'node',
  plugins: [bundledPaths],
  external: (id, importer, isResolved) =>
    !isResolved &&
    !importer?.includes('node_modules') &&
    /^(?!@longwave\/)[a-z@]/.test(id) &&
    !bundledPackages.test(id),
});
// Names and lines are not minified, so a stack trace is readable without source maps, which would have to be loaded.
await bundle.write({ dir: written, format: 'esm', chunkFileNames: '[name]-[hash].js' });
await bundle.close();
