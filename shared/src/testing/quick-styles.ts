/** Computed displays by everything of an element that jsdom's own style sheet asks for. */
const displays = new Map<string, string>();

function displayOf(element: Element, compute: () => CSSStyleDeclaration): string {
  // An empty attribute is not one that is missing.
  const key = JSON.stringify([
    element.localName,
    element.parentElement?.localName === 'ruby',
    ...['hidden', 'open', 'type', 'style'].map((name) => element.getAttribute(name)),
  ]);
  const known = displays.get(key);
  if (known !== undefined) return known;
  const { display } = compute();
  displays.set(key, display);
  return display;
}

/** A property that children inherit and no style sheet sets: the nearest `style` attribute decides. */
function inherited(element: Element, property: string): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = (at as HTMLElement).style.getPropertyValue(property);
    if (own !== '' && own !== 'inherit') return own;
  }
  return undefined;
}

/**
 * Lets queries by role and clicks ask for styles in a fraction of the time. jsdom computes each of 17 colours anew for
 * every element that is asked about; these ask for `display`, `visibility` and `pointer-events` alone. All else, and a
 * document with another style sheet than that of the tests (setup.ts), is left to jsdom.
 */
export function computeStylesQuickly(): void {
  const { getComputedStyle } = globalThis;
  globalThis.getComputedStyle = (element, pseudo) => {
    if (pseudo || element.ownerDocument.styleSheets.length > 1) return getComputedStyle(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    const compute = () => (whole ??= getComputedStyle(element));
    const pointerEvents = () => inherited(element, 'pointer-events') ?? 'auto';
    const quick: Record<string, () => string> = {
      display: () => displayOf(element, compute),
      visibility: () => inherited(element, 'visibility') ?? 'visible',
      'pointer-events': pointerEvents,
      pointerEvents,
    };
    const read = (name: string | symbol): unknown => {
      const value: unknown = Reflect.get(compute(), name);
      return typeof value === 'function' ? value.bind(compute()) : value;
    };
    const getPropertyValue = (name: string) => quick[name]?.() ?? compute().getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) =>
        name === 'getPropertyValue' ? getPropertyValue : (quick[String(name)]?.() ?? read(name)),
      has: (_, name) => name in compute(),
    });
  };
}
