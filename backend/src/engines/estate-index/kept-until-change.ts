import { LRUCache } from 'lru-cache';

/** Has another number after each change. */
interface Revised {
  readonly revision: number;
}

/** Values that were read at a revision, by text keys; a change makes it forget all of them. */
class KeptValues<Value extends object> {
  private readonly source: Revised;
  private readonly values: LRUCache<string, Value>;
  private revision = 0;

  constructor(source: Revised, size: { max: number; ttl?: number }) {
    this.source = source;
    this.values = new LRUCache(size);
  }

  get(key: string): Value | undefined {
    this.forgetOld();
    return this.values.get(key);
  }

  /** Keeps a value whose reading began at `revision`, unless there was a change since: it may be of before that. */
  set(key: string, value: Value, revision: number): void {
    this.forgetOld();
    if (revision === this.revision) this.values.set(key, value);
  }

  private forgetOld(): void {
    if (this.source.revision !== this.revision) this.values.clear();
    this.revision = this.source.revision;
  }
}

/** Values that are kept in memory for each index, until that takes in a change or `ttl` milliseconds are over. */
export function keptUntilChange<Value extends object>(size: {
  max: number;
  ttl?: number;
}): (source: Revised) => KeptValues<Value> {
  const stores = new WeakMap<Revised, KeptValues<Value>>();
  return (source) => {
    const store = stores.get(source) ?? new KeptValues<Value>(source, size);
    stores.set(source, store);
    return store;
  };
}
