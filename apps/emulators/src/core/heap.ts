export type Heap<T> = {
  push(item: T): void;
  peek(): T | undefined;
  pop(): T | undefined;
  clear(): void;
};

/** A binary heap: `peek` returns the first item, `pop` removes it in O(log n). */
export function createHeap<T>(comesBefore: (a: T, b: T) => boolean): Heap<T> {
  let items: T[] = [];
  const before = (a: number, b: number) => comesBefore(items[a] as T, items[b] as T);
  const swap = (a: number, b: number) => ([items[a], items[b]] = [items[b] as T, items[a] as T]);
  return {
    push(item) {
      items.push(item);
      for (let at = items.length - 1; at > 0;) {
        const parent = (at - 1) >> 1;
        if (!before(at, parent)) break;
        swap(at, parent);
        at = parent;
      }
    },
    peek: () => items[0],
    pop() {
      const first = items[0];
      const last = items.pop();
      if (items.length === 0 || last === undefined) return first;
      items[0] = last;
      for (let at = 0; ;) {
        let least = at;
        for (const child of [2 * at + 1, 2 * at + 2])
          if (child < items.length && before(child, least)) least = child;
        if (least === at) return first;
        swap(at, least);
        at = least;
      }
    },
    clear() {
      items = [];
    },
  };
}
