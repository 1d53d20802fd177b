/** Shows the latest of the values that arrive between two frames, once per frame. */
export function latestByFrame<T>(onFrame: (run: () => void) => () => void, show: (value: T) => void) {
  let latest: T;
  let cancel: (() => void) | null = null;
  return {
    put(value: T) {
      latest = value;
      cancel ??= onFrame(() => {
        cancel = null;
        show(latest);
      });
    },
    /** Discards a value that is not shown yet. */
    stop() {
      cancel?.();
      cancel = null;
    },
  };
}
