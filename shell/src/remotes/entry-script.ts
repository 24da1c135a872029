import { integrityOf } from './integrity.ts';

/** How long the browser waits for a remote's entry, in ms. */
const ENTRY_TIMEOUT_MS = 6_000;

/** Runs a remote's entry script and answers the container it defines. A failed script leaves no trace. */
export function runEntryScript<Container>(url: string, globalName: string): Promise<Container> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => finish(new Error(`${url} took too long`)), ENTRY_TIMEOUT_MS);
    const finish = (error?: Error) => {
      clearTimeout(timer);
      script.onload = script.onerror = null;
      const container = Reflect.get(globalThis, globalName) as Container | undefined;
      if (!error && container) return resolve(container);
      script.remove();
      reject(error ?? new Error(`${url} defines no ${globalName}`));
    };
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = integrityOf(url);
    script.onload = () => finish();
    script.onerror = () => finish(new Error(`${url} was not loaded`));
    document.head.append(script);
  });
}
