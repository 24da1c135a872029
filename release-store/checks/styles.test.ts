import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@gakumado/build/roots.ts';
import { findStyleFaults } from './styles.ts';

const faultsOf = (css: string, file = 'mf-x/src/a.module.css') =>
  findStyleFaults(file, css).map(({ file: place, reason }) => `${place} ${reason}`);

test.each([
  ['an element of the frame', 'header { display: none }'],
  ['all elements', '* { margin: 0 }'],
  ['the document', ':root { --color-text: red }'],
  ['an element beside the outermost one', '.page + footer { display: none }'],
  ['the same in a nested rule', '.page { + footer { display: none } }'],
  ['an element of the frame beside a class', '.page, nav { color: red }'],
  ['one of two in a list', ':is(.page, header) { color: red }'],
  ['the frame around a page', 'body:has(.page) header { display: none }'],
  ['the frame without a class', ':global(header) { display: none }'],
  ['the frame, in a layer and on paper', '@layer pages { @media print { header { color: red } } }'],
  ['the frame on screens as well as on paper', '@media screen, print { body:has(.page) > * { color: red } }'],
])('a selector may not reach %s', (_, css) => {
  expect(faultsOf(css)).toEqual([expect.stringMatching(/^mf-x\/src\/a\.module\.css:1 a selector reaches/)]);
});

test.each([
  ['@font-face { font-family: Own; src: url(own.woff2) }', '@font-face'],
  ["@property --own { syntax: '*'; inherits: false }", '@property'],
  ['@view-transition { navigation: auto }', '@view-transition'],
  ['@page { margin: 0 }', '@page'],
])('%s is of the whole page', (css, rule) => {
  expect(faultsOf(css)).toEqual([expect.stringContaining(`:1 ${rule} `)]);
});

test.each([
  ['a class of the file', '.page { color: red }'],
  ['an element within it', '.page header { color: red }'],
  ['neighbours within it', '.list li + li { color: red }'],
  ['a nested rule', '.page { header & { color: red } & > h2 { color: red } }'],
  ['a scope of the file', '@scope (.page) { img { color: red } }'],
  ['a class of a library', ':global(.maplibregl-ctrl) { color: red }'],
  ['the scrolling of the document', ':global(html):has(.bar) { scroll-padding-bottom: 8rem }'],
  [
    'an element of the frame that offers itself',
    ':global(html):has(.bar) :global([data-above-bars]) { --h: 8rem }',
  ],
  ['the page around its part', ':global(main) :has(~ .page) { visibility: hidden }'],
  ['anything on paper, for a page of its own', '@media print { body:has(.page) nav { display: none } }'],
  ['steps of a movement', '.a { animation: turn 1s } @keyframes turn { from { rotate: 0deg } }'],
  ['a named page', '@page home { margin: 0 }'],
])('a selector may reach %s', (_, css) => {
  expect(faultsOf(css)).toEqual([]);
});

test('a plain stylesheet has no names of its own', () => {
  expect(faultsOf('.card { color: red }', 'mf-x/src/a.css')).toEqual([
    expect.stringContaining('mf-x/src/a.css:1 a rule of a plain stylesheet'),
  ]);
});

test('the stylesheets of all remotes pass', () => {
  const files = globSync('mf-*/src/**/*.css', { cwd: rootDir });
  expect(files.length).toBeGreaterThan(150);
  const read = (file: string) => readFileSync(path.join(rootDir, file), 'utf8');
  expect(files.flatMap((file) => faultsOf(read(file), file))).toEqual([]);
});
