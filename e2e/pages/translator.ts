/**
 * Translates a page as Google does in Chrome: each text gives way to two elements `font` with other words, and new texts follow.
 * Here the words are the same between two marks.
 */
export function translate(): void {
  const isSkipped = (text: Text) =>
    text.data.trim() === '' ||
    text.parentElement?.closest('font, script, style, title, textarea, svg, [translate=no]');
  const replace = (text: Text) => {
    if (isSkipped(text) || !text.isConnected) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `⟦${text.data}⟧`;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (root: Node) => {
    if (root instanceof Text) return replace(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translateAll(target);
      addedNodes.forEach(translateAll);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  translateAll(document.body);
}
