import { remoteNames } from '@gakumado/build/roots.ts';

/** Where the files of a workspace stand, and which of the others they may import. */
export interface Plan {
  /**
   * Rooms of each floor, the highest floor first. A file imports its own floor and those below. `pages/*` makes a room of every
   * folder in `pages`, `.` one of the files beside the folders, `./*` and `a/./*` one of each of these files, `a+b` one of two folders or files.
   */
  floors: readonly (readonly string[])[];
  /** Rooms that never import another room of their floor. All others import each other in one direction only. */
  walled?: readonly string[];
  /** The other workspaces that it imports. */
  imports: readonly string[];
  /** Those that its tests import besides. Tests and `testing/` stand above all floors. */
  testImports?: readonly string[];
}

const remote = (...floors: readonly (readonly string[])[]): Plan => ({
  floors: [['.'], ['pages/*'], ...floors],
  walled: ['pages/*'],
  imports: ['shared'],
});

/** A workspace of one floor. */
const flat = (...imports: readonly string[]): Plan => ({ floors: [['.', '*']], imports });

/** Remotes whose folders are as a new one's. */
const otherRemotes = Object.fromEntries(
  remoteNames.map((name) => [`${name}/src`, remote(['components/*', 'components'])]),
);

/** The plan of the house: every folder that holds sources, with its floors. */
export const plans: Record<string, Plan> = {
  ...otherRemotes,
  checks: { ...flat('build'), testImports: ['e2e', 'release-store', 'shared', 'shell'] },
  e2e: {
    floors: [['processes'], ['federation', 'journeys', 'members', 'pages'], ['.+table']],
    // Its faulty store alone: .oxlintrc.json says so.
    imports: ['release-store'],
  },
  scripts: {
    floors: [['.+dev+mix+stamps+planted-faults+pack', '*']],
    imports: ['backend', 'bench', 'build', 'release-store', 'shared', 'shell'],
    testImports: ['samples'],
  },
  bench: flat('backend', 'build', 'shared', 'shell'),
  samples: {
    floors: [
      ['.', 'illustrations'],
      ['documents', 'src'],
    ],
    imports: ['backend', 'shared'],
  },
  'shell/src': {
    floors: [
      ['server'],
      ['.'],
      ['development', 'remotes'],
      ['layouts', 'sight'],
      ['chrome', 'guards', 'testers', 'visit'],
      ['base', 'reload'],
    ],
    imports: ['build', 'release-store', 'shared'],
  },
  'mf-search/src': remote(['parts'], ['search'], ['map', 'places']),
  'mf-member/src': remote(['components'], ['step-form'], ['card']),
  'mf-content/src': remote(['components'], ['text-search']),
  'backend/seed': { ...flat('shared'), testImports: ['samples'] },
  'backend/src': {
    floors: [
      ['commands/*'],
      ['.'],
      ['areas/*'],
      ['areas'],
      ['background/*'],
      ['fill/*'],
      ['data/*'],
      // In memory: no routes, no tables.
      ['engines/*'],
      ['platform/*', 'platform'],
    ],
    imports: ['shared'],
    testImports: ['samples'],
  },
  'release-store': { floors: [['./*', '*']], imports: ['build', 'shared'] },
  build: flat(),
  // Wire shapes are made of rules of forms, and some forms of fields of wire shapes.
  'shared/src': {
    floors: [
      [
        // Entries of three parts of the share scope, and the components that these are made of.
        'once/ui-core.ts+once/ui-estate.ts+once/ui-carousel.ts+lib/ui',
        'lib/contract+lib/forms',
        'once/./*',
        'once/*',
        'lib/./*',
        'lib/*',
      ],
      ['.', 'testing'],
    ],
    imports: [],
  },
};
