/** Numbers that belong together, by union. */
export class Parts {
  private readonly next: Int32Array;

  /** Each number below `count` alone. */
  constructor(count: number) {
    this.next = Int32Array.from({ length: count }, (_none, number) => number);
  }

  /** The number that stands for all that belong together with this one. */
  of(number: number): number {
    const { next } = this;
    let root = number;
    while (next[root] !== root) {
      next[root] = next[next[root]!]!;
      root = next[root]!;
    }
    return root;
  }

  join(one: number, other: number): void {
    this.next[this.of(one)] = this.of(other);
  }
}
