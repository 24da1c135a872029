/**
 * Safari of the promise (16.4) has no `size` here, and the check of the built files cannot tell it from members of the
 * same name. Code that needs it fails in a test, as the page would there. Node's own class keeps it: `URL` reads it, and
 * tests of the same process share it.
 */
const Complete = globalThis.URLSearchParams;

class WithoutSize extends Complete {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Complete[Symbol.hasInstance](value);
  }
}
Object.defineProperty(WithoutSize.prototype, 'size', { value: undefined });
globalThis.URLSearchParams = WithoutSize;
