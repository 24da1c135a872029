let isFast: boolean | undefined;

/**
 * Whether this browser draws by a graphics processor. Where the processor draws a map itself, every press beside it waits for
 * seconds.
 */
export function hasFastGraphics(): boolean {
  if (isFast !== undefined) return isFast;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  isFast = Boolean(context);
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return isFast;
}
