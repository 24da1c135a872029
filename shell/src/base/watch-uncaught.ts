interface Watcher {
  /** An error that nobody caught, or what a rejected promise was rejected with. */
  onError: (error: unknown) => void;
  /** The address of a script or style that was not loaded. */
  onFile: (url: string) => void;
}

/** Calls back for each error that nobody caught and each file that did not come, from now on; returns how to stop that. */
export function watchUncaught({ onError, onFile }: Watcher): () => void {
  const handleError = ({ error, target }: ErrorEvent) => {
    const isFile = target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;
    if (isFile) onFile('src' in target ? target.src : target.href);
    else onError(error);
  };
  const handleRejection = ({ reason }: PromiseRejectionEvent) => onError(reason);
  // Errors of files do not bubble.
  window.addEventListener('error', handleError, { capture: true });
  window.addEventListener('unhandledrejection', handleRejection);
  return () => {
    window.removeEventListener('error', handleError, { capture: true });
    window.removeEventListener('unhandledrejection', handleRejection);
  };
}
