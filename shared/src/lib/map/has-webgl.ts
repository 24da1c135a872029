/** Whether this browser can draw the map; some have WebGL turned off, or none left for this page. */
export function hasWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // A browser keeps few of them: the one of this question is given back at once.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
