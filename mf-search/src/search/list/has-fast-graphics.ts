/** Names of what draws without a graphics processor: Chromium, Mesa, Windows. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

let isFast: boolean | undefined;

/**
 * Whether this browser draws by a graphics processor. Where the processor draws a map itself, every press beside it waits for
 * seconds.
 */
export function hasFastGraphics(): boolean {
  if (isFast !== undefined) return isFast;
  const context = document.createElement('canvas').getContext('webgl2');
  const names = context?.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = context?.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER);
  isFast = Boolean(context) && !SOFTWARE.test(String(renderer));
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return isFast;
}
