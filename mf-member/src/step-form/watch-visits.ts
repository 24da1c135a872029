const pathOf = (element: Element | null) => element && (element.getAttribute('name') ?? element.id);

/** Notes which items the visitor is in from now on, by their paths. */
export function watchVisits(): { has: (path: string) => boolean; end: () => void } {
  const visited = new Set([pathOf(document.activeElement)]);
  const note = ({ target }: Event) => target instanceof Element && visited.add(pathOf(target));
  document.addEventListener('focusin', note);
  return {
    has: (path) => visited.has(path),
    end: () => document.removeEventListener('focusin', note),
  };
}
