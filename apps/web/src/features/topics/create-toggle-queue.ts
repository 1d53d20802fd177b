/** Switches on or off. */
type Apply = (on: boolean) => Promise<void>;

type Run = { wanted: boolean; done: Promise<void> };

/**
 * A queue of toggles by key, with one call at a time per key. The last state requested during a call is applied when the
 * call ends, unless it is already the current one.
 * @param onChange gets the requested state of each pending key
 */
export function createToggleQueue(onChange: (pending: ReadonlyMap<string, boolean>) => void) {
  const runs = new Map<string, Run>();
  const emit = () => onChange(new Map([...runs].map(([key, { wanted }]) => [key, wanted])));

  async function drain(key: string, run: Run, from: boolean, apply: Apply): Promise<void> {
    let current = from;
    try {
      while (run.wanted !== current) {
        const next = run.wanted;
        await apply(next);
        current = next;
      }
    } finally {
      runs.delete(key);
      emit();
    }
  }

  return {
    /**
     * Toggles a key from its pending state, or else from `on`. Resolves when the last requested state is applied; rejects
     * and clears the queue of the key when a call fails.
     */
    async toggle(key: string, on: boolean, apply: Apply): Promise<void> {
      const running = runs.get(key);
      if (running) {
        running.wanted = !running.wanted;
        emit();
        return running.done;
      }
      const run: Run = { wanted: !on, done: Promise.resolve() };
      runs.set(key, run);
      emit();
      run.done = drain(key, run, on, apply);
      return run.done;
    },
  };
}
