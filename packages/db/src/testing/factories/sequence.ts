let last = 0;

/** 1, 2, 3 … of this process: what tells test rows apart. */
export function sequence(): number {
  last += 1;
  return last;
}
