/** A binary heap of numbers with a priority each; the smallest priority leaves first. */
export class MinHeap {
  private readonly values: number[] = [];
  private readonly priorities: number[] = [];

  get size(): number {
    return this.values.length;
  }

  push(value: number, priority: number): void {
    const { values, priorities } = this;
    let index = values.length;
    values.push(value);
    priorities.push(priority);
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (priorities[parent]! <= priority) break;
      values[index] = values[parent]!;
      priorities[index] = priorities[parent]!;
      index = parent;
    }
    values[index] = value;
    priorities[index] = priority;
  }

  /** Takes the value with the smallest priority; undefined when empty. */
  pop(): { value: number; priority: number } | undefined {
    const { values, priorities } = this;
    const value = values[0];
    const priority = priorities[0];
    const lastValue = values.pop();
    const lastPriority = priorities.pop();
    if (
      value === undefined ||
      priority === undefined ||
      lastValue === undefined ||
      lastPriority === undefined
    )
      return undefined;
    if (values.length > 0) this.sink(lastValue, lastPriority);
    return { value, priority };
  }

  private sink(value: number, priority: number): void {
    const { values, priorities } = this;
    let index = 0;
    for (;;) {
      let child = index * 2 + 1;
      if (child >= values.length) break;
      if (child + 1 < values.length && priorities[child + 1]! < priorities[child]!) child += 1;
      if (priorities[child]! >= priority) break;
      values[index] = values[child]!;
      priorities[index] = priorities[child]!;
      index = child;
    }
    values[index] = value;
    priorities[index] = priority;
  }
}
