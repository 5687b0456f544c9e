import { pageOf } from './links.ts';
import type { ManifestRoute, RouterWindow } from './navigation-rules.ts';

/**
 * Files of code by the path of a route without names of parameters, such as `shows/:`. Matching all links of a page with the
 * router's own function would take a tenth of a second.
 */
export type CodeByPath = Map<string, string[]>;

export function readCodeByPath(): CodeByPath {
  const { routes = {} } = (window as RouterWindow).__reactRouterManifest ?? {};
  const filesOf = ({ module, imports = [], parentId }: ManifestRoute): string[] => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return [...(parent ? filesOf(parent) : []), module, ...imports];
  };
  // Routes without a view, such as feeds, have no code in the browser; a layout has no path.
  const pages = Object.values(routes).filter(
    ({ hasDefaultExport, path, index }) => hasDefaultExport && (index || path),
  );
  return new Map(pages.map((route) => [(route.path ?? '').replace(/:\w+/g, ':'), filesOf(route)]));
}

export function codeOf(pathname: string, codeByPath: CodeByPath): string[] {
  const path = pathname.replace(/^\/|\/$/g, '');
  const withParameter = `${path.slice(0, path.lastIndexOf('/') + 1)}:`;
  return codeByPath.get(path) ?? codeByPath.get(withParameter) ?? [];
}

/** The files of code of all pages that the current one links to. */
export function linkedCode(codeByPath: CodeByPath): string[] {
  const links = [...document.links].filter((link) => pageOf(link) !== undefined);
  return links.flatMap(({ pathname }) => codeOf(pathname, codeByPath));
}
