// Changes pure code in many small ways and lists the changes that no test notices. Arguments are parts of files' names.
import { globSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { rootDir, varDir } from '@gakumado/build/roots.ts';
import jestConfig from '../jest.config.js';
import shared from '../shared/package.json' with { type: 'json' };
import { mutantGroups } from './mutant-groups.ts';

/** Share of the mutants that the tests must notice. */
const LEAST_PERCENT = 85;

const { displayName: _name, ...inBrowser } = jestConfig.projects[0];
// It starts much sooner.
const { setupFilesAfterEnv: _setup, testEnvironmentOptions: _url, ...withoutBrowser } = inBrowser;
const inNode = { ...withoutBrowser, testEnvironment: 'node' };

// node_modules links to the sources: the copy that is mutated takes their place.
const sharedCopy = Object.fromEntries(
  Object.entries(shared.exports).map(([name, target]) => [
    `^@gakumado/shared${name.slice(1)}$`,
    `<rootDir>/shared/${target}`,
  ]),
);

const testGroup = (files, { tests, needsBrowser }) =>
  new Stryker({
    mutate: files,
    // Words and tables are their own description; a test of them would be a copy.
    mutator: { excludedMutations: ['ObjectLiteral', 'StringLiteral'] },
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: {
      projectType: 'custom',
      // All tests of a group are related to its files.
      enableFindRelatedTests: false,
      config: {
        ...(needsBrowser ? inBrowser : inNode),
        roots: [`<rootDir>/${tests.slice(0, tests.search(/[^/]*[*{]|[^/]*$/))}`],
        testMatch: [`<rootDir>/${tests}`],
        moduleNameMapper: { ...inBrowser.moduleNameMapper, ...sharedCopy },
      },
    },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // Each run of jest in one process leaves something behind.
    maxTestRunnerReuse: 100,
    // Stryker rewrites it by means of an interface that TypeScript 7 does not have.
    tsconfigFile: 'none',
    tempDirName: path.join(varDir, 'mutants'),
    ignorePatterns: ['var'],
    reporters: [],
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the enum is in a package of its own
    logLevel: 'error',
  }).runMutationTest();

const isNoticed = ({ status }) => status === 'Killed' || status === 'Timeout';
const isMissed = ({ status }) => status === 'Survived' || status === 'NoCoverage';

function scoreOf(mutants) {
  const noticed = mutants.filter(isNoticed).length;
  const missed = mutants.filter(isMissed).length;
  const percent = noticed + missed === 0 ? 100 : (noticed / (noticed + missed)) * 100;
  return { percent, text: `${percent.toFixed(1).padStart(5)} %  ${noticed} noticed, ${missed} missed` };
}

function report(file, mutants) {
  console.log(`${scoreOf(mutants).text}  ${file}`);
  for (const { location, mutatorName, replacement } of mutants.filter(isMissed)) {
    const { line, column } = location.start;
    console.log(`    ${file}:${line}:${column}  ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ')}`);
  }
}

// Minutes of work that whatever else runs on this machine must not feel.
setPriority(constants.priority.PRIORITY_LOW);
const words = process.argv.slice(2);
const isWanted = (file) => words.length === 0 || words.some((word) => file.includes(word));
const all = [];
for (const group of mutantGroups) {
  const files = globSync(group.files, { cwd: rootDir }).filter(
    (file) => !file.endsWith('.test.ts') && isWanted(file),
  );
  if (files.length === 0) continue;
  const mutants = await testGroup(files, group);
  for (const file of files) {
    report(
      file,
      mutants.filter(({ fileName }) => path.relative(rootDir, fileName) === file),
    );
  }
  all.push(...mutants);
}
const { percent, text } = scoreOf(all);
console.log(`${text}  in all`);
process.exit(percent < LEAST_PERCENT ? 1 : 0);
