/** Switches on or off, and answers the state that is there afterwards. */
type Apply = (on: boolean) => Promise<void>;

type Run = { wanted: boolean; done: Promise<void> };

/**
 * Switches by key, each worked on one call at a time. What is wanted while a call is under way is remembered, the last
 * wish alone, and applied when the call ends; nothing more is called where that is what is there by then.
 * @param onChange what each key that is under way is to become
 */
export function createSwitches(onChange: (pending: ReadonlyMap<string, boolean>) => void) {
  const runs = new Map<string, Run>();
  const tell = () => onChange(new Map([...runs].map(([key, { wanted }]) => [key, wanted])));

  async function work(key: string, run: Run, from: boolean, apply: Apply): Promise<void> {
    let there = from;
    try {
      while (run.wanted !== there) {
        const next = run.wanted;
        await apply(next);
        there = next;
      }
    } finally {
      runs.delete(key);
      tell();
    }
  }

  return {
    /**
     * Turns the switch over: from what was last wanted while it is under way, else from `on`. Ends when the last wish
     * is there; fails, and forgets all wishes, when a call fails.
     */
    async toggle(key: string, on: boolean, apply: Apply): Promise<void> {
      const running = runs.get(key);
      if (running) {
        running.wanted = !running.wanted;
        tell();
        return running.done;
      }
      const run: Run = { wanted: !on, done: Promise.resolve() };
      runs.set(key, run);
      tell();
      run.done = work(key, run, on, apply);
      return run.done;
    },
  };
}
