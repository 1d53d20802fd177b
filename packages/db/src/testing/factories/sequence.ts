let last = 0;

/** Counts 1, 2, 3 … in this process, to tell test rows apart. */
export function sequence(): number {
  last += 1;
  return last;
}
