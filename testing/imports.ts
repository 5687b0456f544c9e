import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';

/** Reads imports, for tests that check which part of the repository may import which. */

const root = join(import.meta.dirname, '..');

/** Both are paths from the root of the repository; imports by package name stay as they are written. */
export type Import = { file: string; imported: string };

/** All imports in the files of a folder except tests and declarations: static, dynamic and of types. */
export function importsOf(folder: string): Import[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file) && existsSync(join(root, file)),
    );
  return [...new Set(files)].flatMap((file) =>
    specifiers(file).map((specifier) => ({
      file,
      imported: specifier.startsWith('.') ? relative(root, join(root, dirname(file), specifier)) : specifier,
    })),
  );
}

function specifiers(file: string): string[] {
  const { program, errors } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, source } = node as { type?: string; source?: { value?: unknown } | null };
    if (/^(?:Import|Export)/.test(type ?? '') && typeof source?.value === 'string') found.push(source.value);
    for (const child of Object.values(node)) visit(child);
  };
  visit(program);
  return found;
}

/** Which part imports which; `nameOf` names the part that a file belongs to, such as its folder. */
export function importGraph(
  imports: readonly Import[],
  nameOf: (file: string) => string,
): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { file, imported } of imports) {
    const [from, to] = [nameOf(file), nameOf(imported)];
    if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graph;
}

/** A path through the graph that ends where it starts, or null. */
export function findCircle(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>();
  const visit = (name: string, path: string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    done.add(name);
    for (const next of graph.get(name) ?? []) {
      const circle = visit(next, [...path, name]);
      if (circle) return circle;
    }
    return null;
  };
  for (const name of graph.keys()) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return null;
}
