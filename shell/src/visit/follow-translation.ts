/**
 * Browsers and extensions translate a page by putting elements in the place of its texts. React still knows the texts: it would
 * fail to remove one, to put something before it, and would change one that nobody sees. Each text that was replaced is noted here, and
 * is back in its place before React touches it; what translates the page then finds a new text.
 */
export function followTranslation(): void {
  const observer = new MutationObserver((records) => records.forEach(noteRecord));
  observer.observe(document, { childList: true, subtree: true });
  // oxlint-disable-next-line typescript/unbound-method -- called with their node
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function removeText<T extends Node>(this: Node, child: T): T {
    restore(child);
    return isStray(child, this) ? child : (removeChild.call(this, child) as T);
  };
  Node.prototype.insertBefore = function insertText<T extends Node>(
    this: Node,
    child: T,
    before: Node | null,
  ): T {
    if (before) restore(before);
    return insertBefore.call(this, child, isStray(before, this) ? null : before) as T;
  };

  /** The texts that an element shows in another language, and the element of each of them. */
  const textsOf = new WeakMap<Element, Text[]>();
  const shownBy = new WeakMap<Node, Element>();

  function noteRecord({
    type,
    target,
    addedNodes,
    removedNodes,
    previousSibling,
    nextSibling,
  }: MutationRecord) {
    if (type === 'characterData') return restore(target);
    const texts = [...removedNodes].filter((node) => node instanceof Text);
    const shown = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
    if (!shown) return;
    for (const text of texts) {
      textsOf.set(shown, [...(textsOf.get(shown) ?? []), text]);
      shownBy.set(text, shown);
      // React changes a text in place.
      observer.observe(text, { characterData: true });
    }
  }

  function restore(node: Node): void {
    const shown = shownBy.get(node);
    if (!shown) return;
    const texts = textsOf.get(shown) ?? [];
    for (const text of texts) shownBy.delete(text);
    textsOf.delete(shown);
    if (shown.isConnected) shown.replaceWith(...texts);
  }
}

/** A text that is elsewhere, whoever took it away. Anything else would be a fault of ours. */
const isStray = (node: Node | null, parent: Node) => node instanceof Text && node.parentNode !== parent;

/** The element with which Google's and other translators replace a text; this site has none of its own. */
const isTranslation = (node: Node | null): node is Element =>
  node instanceof Element && node.tagName === 'FONT';
