/** Development only: tells the shell (shell/src/development/) what becomes of the changes of the bundle that contains this. */
if (import.meta.webpackHot)
  import.meta.webpackHot.addStatusHandler((status) => globalThis.gakumadoDevelopment?.statusChanged(status));

/** React Refresh calls these two, as those of an overlay. */
export const handleRuntimeError = (error) => globalThis.gakumadoDevelopment?.updateFailed(error);
export const clearRuntimeErrors = () => {};
