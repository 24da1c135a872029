import type { Fault } from '../faults.ts';
import type { TableRoute } from '../route-table.ts';

/** The layouts and guards of a shell. */
export interface ShellNames {
  layouts: readonly string[];
  guards: readonly string[];
}

interface Tables {
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
function findUnknownNames({ file, routes, shell }: Tables): Fault[] {
  if (!shell) return [];
  const { layouts, guards } = shell;
  return routes.flatMap(({ id, layout, guards: wanted }) => {
    const unknown = wanted.filter((name) => !guards.includes(name));
    return [
      ...(layouts.includes(layout)
        ? []
        : [
            `${id} names the layout ${layout}, which the live shell does not have. It has ${quoted(layouts)}.`,
          ]),
      ...unknown.map(
        (name) =>
          `${id} names the guard ${name}, which the live shell does not have. It has ${quoted(guards)}.`,
      ),
    ].map((reason) => ({ file, word: id, reason }));
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
    const reason = `${id} and ${first} have the same path ${path}. Take one of them away.`;
    return [{ file, word: id, reason }];
  });
}

/** Faults that the tables of routes show, of the new release, the live one and the live shell. */
export const findRouteFaults = (tables: Tables): Fault[] => [
  ...findDoubles(tables),
  ...findUnknownNames(tables),
  ...findVanished(tables),
];
