/** Of values that come faster than pictures are drawn, shows the latest, once a picture. */
export function latestByFrame<T>(onFrame: (run: () => void) => () => void, show: (value: T) => void) {
  let latest: T;
  let takeBack: (() => void) | null = null;
  return {
    put(value: T) {
      latest = value;
      takeBack ??= onFrame(() => {
        takeBack = null;
        show(latest);
      });
    },
    /** What waits is not shown any more. */
    stop() {
      takeBack?.();
      takeBack = null;
    },
  };
}
