import { transform } from 'lightningcss';
import type { MediaQuery, PageSelector, Selector, SelectorComponent } from 'lightningcss';
import type { Fault } from '../faults.ts';

/** The class names of these files are made anew by the build, so nothing outside of the remote has them. */
const MODULE = /\.module\.css$/;

/** The parts of a selector between its combinators, each with the combinator before it. */
function compoundsOf(selector: Selector): { before: string; parts: SelectorComponent[] }[] {
  const compounds = [{ before: '', parts: [] as SelectorComponent[] }];
  for (const part of selector) {
    if (part.type === 'combinator') compounds.push({ before: part.value, parts: [] });
    else compounds.at(-1)?.parts.push(part);
  }
  return compounds;
}

/**
 * Whether a part of a selector is a name that nothing of the frame or of another remote has, or stands for a rule around it
 * with one. All classes of the site are made anew by the build, so a global class is one of a library.
 */
function isOwn(part: SelectorComponent): boolean {
  if (part.type === 'class' || part.type === 'id' || part.type === 'nesting') return true;
  if (part.type !== 'pseudo-class') return false;
  if (part.kind === 'is' || part.kind === 'where') return part.selectors.every(isScoped);
  if (part.kind === 'global') return part.selector.some(({ type }) => type === 'class');
  return part.kind === 'local' && isScoped(part.selector);
}

/** Whether a selector selects nothing but elements with a name of the remote's own, and elements within these. */
function isScoped(selector: Selector): boolean {
  let [isInside, isWithin] = [false, false];
  for (const { before, parts } of compoundsOf(selector)) {
    // The element beside the outermost one of a page is the frame's.
    isWithin = before === 'descendant' || before === 'child' ? isInside : isWithin;
    isInside = isWithin || parts.some(isOwn);
  }
  return isInside;
}

/** Whether a selector asks for an element of the remote anywhere: where there is none, it selects nothing. */
const isBoundToRemote = (selector: Selector): boolean =>
  selector.some(
    (part) =>
      isOwn(part) ||
      (part.type === 'pseudo-class' &&
        (part.kind === 'has' || part.kind === 'is' || part.kind === 'where') &&
        part.selectors.every(isBoundToRemote)),
  );

/** The parts of a compound, with those that `:global()` holds. */
const bareParts = (parts: readonly SelectorComponent[]): SelectorComponent[] =>
  parts.flatMap((part) => (part.type === 'pseudo-class' && part.kind === 'global' ? part.selector : [part]));

const names = (parts: readonly SelectorComponent[], element: string) =>
  bareParts(parts).some((part) => part.type === 'type' && part.name === element);

/**
 * Whether a selector that asks for an element of the remote selects only what pages may change of the frame: the document
 * as a whole, such as its scrolling, something within `main`, which holds nothing but the page, or an element that offers
 * itself by a `data-` attribute.
 */
function isOffered(selector: Selector): boolean {
  const compounds = compoundsOf(selector).map(({ parts }) => parts);
  const [first = [], last = []] = [compounds[0], compounds.at(-1)];
  const isMarked = bareParts(last).some((part) => part.type === 'attribute' && part.name.startsWith('data-'));
  return names(first, 'main') || isMarked || (compounds.length === 1 && names(first, 'html'));
}

const isPrint = ({ mediaQueries }: { mediaQueries: MediaQuery[] }) =>
  mediaQueries.every(({ mediaType, qualifier }) => mediaType === 'print' && qualifier !== 'not');

const OUTSIDE = 'a selector reaches elements outside of this remote. Begin it with a class of this file.';
const PLAIN =
  'a rule of a plain stylesheet reaches all of the page. Put it into a .module.css file and begin it with a class.';

const NAMELESS_PAGE = '@page without a name changes how every page is printed. Give it one.';

const isNamed = (selectors: PageSelector[]) => selectors.length > 0 && selectors.every(({ name }) => name);

/** Rules that give a name to the whole page, or change all of it. */
const ofWholePage = {
  'font-face': '@font-face gives a typeface to the whole page. Typefaces belong to the shell.',
  property: '@property declares a name for the whole page. Declare it in shared.',
  'view-transition': '@view-transition changes every page. It belongs to the shell.',
};

/**
 * Faults of a stylesheet of a remote: rules that select elements of the frame or of other remotes, and names that the
 * whole page has. A rule that asks for an element of the remote may select what the frame offers, and within `@media print`
 * anything, because paper shows that page alone.
 */
export function findStyleFaults(file: string, source: string): Fault[] {
  const isModule = MODULE.test(file);
  const faults: Fault[] = [];
  /** Whether each rule around the current place gives its scope to the rules within. */
  const around: { isPrint?: boolean; isScope?: boolean }[] = [];
  const add = ({ line }: { line: number }, reason: string) =>
    faults.push({ file: `${file}:${line + 1}`, reason });
  const isAllowed = (selector: Selector) =>
    isModule &&
    (isScoped(selector) ||
      around.some(({ isScope }) => isScope) ||
      (isBoundToRemote(selector) && (around.some((rule) => rule.isPrint) || isOffered(selector))));
  transform({
    filename: file,
    code: Buffer.from(source),
    cssModules: isModule,
    visitor: {
      Rule: (rule) => {
        const isScope = rule.type === 'scope' && (rule.value.scopeStart ?? []).some(isScoped);
        around.push({ isScope, isPrint: rule.type === 'media' && isPrint(rule.value.query) });
        if (rule.type === 'style' && !rule.value.selectors.every(isAllowed))
          add(rule.value.loc, isModule ? OUTSIDE : PLAIN);
        else if (rule.type === 'keyframes' && !isModule) add(rule.value.loc, PLAIN);
        else if (rule.type === 'page' && !isNamed(rule.value.selectors)) add(rule.value.loc, NAMELESS_PAGE);
        else if (rule.type === 'font-face' || rule.type === 'property' || rule.type === 'view-transition')
          add(rule.value.loc, ofWholePage[rule.type]);
      },
      RuleExit: () => {
        around.pop();
      },
    },
  });
  return faults;
}
