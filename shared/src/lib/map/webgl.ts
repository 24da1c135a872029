/** The name of what draws with WebGL here; null where nothing does: some browsers have it turned off, or none left for this page. */
function findRenderer(): string | null {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    if (!context) return null;
    const names = context.getExtension('WEBGL_debug_renderer_info');
    const renderer = String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER));
    // A browser keeps few of them: the one of this question is given back at once.
    context.getExtension('WEBGL_lose_context')?.loseContext();
    return renderer;
  } catch {
    return null;
  }
}

/** Whether this browser can draw the map. */
export const hasWebGl = (): boolean => findRenderer() !== null;

/** Names of what draws without a graphics processor: Chromium, Mesa, Windows. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

let isFast: boolean | undefined;

/**
 * Whether this browser draws by a graphics processor. Where the processor draws a map itself, every press beside it waits for
 * seconds.
 */
export function hasFastGraphics(): boolean {
  if (isFast === undefined) {
    const renderer = findRenderer();
    isFast = renderer !== null && !SOFTWARE.test(renderer);
  }
  return isFast;
}
