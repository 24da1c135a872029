import type { Fault } from '../faults.ts';
import type { TableRoute } from '../route-table.ts';

/** The part of a shell that says which addresses, layouts and guards there are. */
export interface ShellNames {
  /** The remote that answers a path. */
  remoteOf: (pathname: string) => string | undefined;
  layouts: readonly string[];
  guards: readonly string[];
}

interface Tables {
  remote: string;
  /** Where the routes are written. */
  file: string;
  routes: readonly TableRoute[];
  /** Those of the live release; absent at the first one. */
  live: readonly TableRoute[] | undefined;
  /** Absent where no shell is built. */
  shell: ShellNames | undefined;
  /** Paths or ids of live routes that shall go. */
  drops: readonly string[];
}

/** A path without the names of its parts and without a last slash: a part that is called otherwise is the same page. */
const shapeOf = (path: string) => path.replaceAll(/:\w+/g, ':').replace(/(?<=.)\/$/, '');

/** An address that the shell's table of remotes can look up. */
const exampleOf = (path: string) => path.replaceAll(/[:*][\w?]*/g, 'x');

const quoted = (names: readonly string[]) => names.toSorted().join(', ');

/** Live routes whose address leads nowhere in the new table. */
function findVanished({ file, routes, live = [], drops }: Tables): Fault[] {
  const shapes = new Set(routes.map(({ path }) => shapeOf(path)));
  const vanished = live.filter(({ path }) => !shapes.has(shapeOf(path)));
  const names = ({ id, path }: TableRoute) => [id, path, path.replace(/\/$/, ''), `${path}/`];
  const isWanted = (route: TableRoute) => drops.some((drop) => names(route).includes(drop));
  const kept = drops.filter((drop) => !vanished.some((route) => names(route).includes(drop)));
  return [
    ...vanished
      .filter((route) => !isWanted(route))
      .map(({ path, id }) => ({
        file,
        reason: `the live release answers ${path} (${id}), and this one does not: bookmarks and links would end in 404. Keep the route, or say --drop ${path}.`,
      })),
    ...kept.map((drop) => ({
      reason: `--drop ${drop} names no route that this release drops. Give a path or an id as in the live release.`,
    })),
  ];
}

/** Routes that the shell would answer otherwise than their remote wants. */
function findUnknownNames({ remote, file, routes, shell }: Tables): Fault[] {
  if (!shell) return [];
  const { remoteOf, layouts, guards } = shell;
  return routes.flatMap(({ id, path, layout, guards: wanted }) => {
    const owner = remoteOf(exampleOf(path));
    const unknown = wanted.filter((name) => !guards.includes(name));
    return [
      ...(owner === remote
        ? []
        : [
            owner === undefined
              ? `${id} has the path ${path}, which the live shell gives to no remote: the page would be 404. Add the address to shell/src/remotes/remote-table.ts and build the shell first.`
              : `${id} has the path ${path}, which belongs to ${owner}: nobody would see the page. Choose another path, or move the address in shell/src/remotes/remote-table.ts first.`,
          ]),
      ...(layouts.includes(layout)
        ? []
        : [
            `${id} names the layout ${layout}, which the live shell does not have. It has ${quoted(layouts)}.`,
          ]),
      ...unknown.map(
        (name) =>
          `${id} names the guard ${name}, which the live shell does not have. It has ${quoted(guards)}.`,
      ),
    ].map((reason) => ({ file, reason }));
  });
}

/** Routes of which a visitor would only ever see the first. */
function findDoubles({ file, routes }: Tables): Fault[] {
  const seen = new Map<string, string>();
  return routes.flatMap(({ id, path }) => {
    const first = seen.get(shapeOf(path));
    if (first === undefined) {
      seen.set(shapeOf(path), id);
      return [];
    }
    return [{ file, reason: `${id} and ${first} have the same path ${path}. Take one of them away.` }];
  });
}

/** Faults that the tables of routes show, of the new release, the live one and the live shell. */
export const findRouteFaults = (tables: Tables): Fault[] => [
  ...findDoubles(tables),
  ...findUnknownNames(tables),
  ...findVanished(tables),
];
