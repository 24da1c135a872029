import type { ModuleNames } from '@gakumado/build/used-names-plugin.ts';

/**
 * Names that a release uses of singleton parts and that a shell does not have, each as one text. A part whose names are
 * not known is left out, as is one that the shell does not share: there the remote's own copy runs.
 */
export function findMissingNames(
  used: Readonly<ModuleNames> = {},
  offered: Readonly<ModuleNames> = {},
): string[] {
  return Object.entries(used).flatMap(([module, names]) => {
    const known = Object.hasOwn(offered, module) ? new Set(offered[module]) : undefined;
    return known ? names.filter((name) => !known.has(name)).map((name) => `${name} of ${module}`) : [];
  });
}
