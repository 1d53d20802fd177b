export type FieldSaveState = {
  status: "idle" | "invalid" | "saving" | "saved" | "failed";
  /** What the save threw; only with `failed`. */
  error?: unknown;
};

type Options<T> = {
  /** What the server has. */
  saved: T;
  save: (value: T) => Promise<unknown>;
  /** Milliseconds of quiet before a save. */
  delayMs: number;
  isValid: (value: T) => boolean;
};

export type FieldSaver<T> = ReturnType<typeof createFieldSaver<T>>;

/**
 * Saves one field some time after its last change: one request at a time, the last value wins, an invalid one is not
 * sent, a failed one is kept for `retry`. `subscribe` and `read` are what useSyncExternalStore asks for.
 */
export function createFieldSaver<T>(options: Options<T>) {
  let { save, delayMs, isValid } = options;
  /** What the server has, as far as is known here. */
  let base = options.saved;
  /** What it was last said to have: news is only what differs from that. */
  let told = options.saved;
  /** A save that failed may have arrived all the same: then nobody knows what the server has. */
  let sure = true;
  let snapshot: { value: T; state: FieldSaveState } = { value: base, state: { status: "idle" } };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const show = (value: T, state: FieldSaveState) => {
    snapshot = { value, state };
    for (const listener of listeners) listener();
  };
  const say = (state: FieldSaveState) => show(snapshot.value, state);
  /** Called at once; what it throws comes later, like an answer. */
  const send = async (value: T) => save(value);
  const isDirty = () => !sure || !same(snapshot.value, base);
  const isUnsaved = () => isDirty() && isValid(snapshot.value);

  /** Ends when the server has the last value, or a save has failed; never rejects. */
  const run = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (running) return running;
    return isUnsaved() ? (running = saveAll()) : Promise.resolve();
  };

  const saveAll = async () => {
    while (isUnsaved()) {
      const sending = snapshot.value;
      say({ status: "saving" });
      try {
        await send(sending);
        base = sending;
        sure = true;
      } catch (error) {
        sure = false;
        // An older value's failure says nothing about the one typed since.
        if (!same(snapshot.value, sending)) continue;
        running = null;
        return say({ status: "failed", error });
      }
    }
    running = null;
    // Else what was typed since is invalid, and says so.
    if (!isDirty()) say({ status: "saved" });
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => snapshot,
    /** The user changed the field. */
    set(value: T) {
      clearTimeout(timer);
      timer = undefined;
      if (!isValid(value)) return show(value, { status: "invalid" });
      if (running) return show(value, { status: "saving" });
      show(value, { status: "idle" });
      if (isDirty()) timer = setTimeout(() => void run(), delayMs);
    },
    /** Saves now what waits for its time. What has failed waits for `retry`. */
    flush() {
      if (timer !== undefined) void run();
    },
    retry: () => void run(),
    /** The page is left: what is unsaved goes out without waiting, also what has failed before. */
    leave: run,
    /** Whether something valid has not reached the server. */
    isUnsaved,
    /** What the server is now said to have. Never overwrites what is being typed. */
    adopt(saved: T) {
      if (same(saved, told)) return;
      told = saved;
      const wasDirty = isDirty();
      if (running) return;
      base = saved;
      sure = true;
      if (same(saved, snapshot.value)) {
        if (snapshot.state.status === "failed") say({ status: "saved" });
      } else if (!wasDirty) show(saved, { status: "idle" });
    },
    /** The latest functions of the component around it. */
    use(latest: Pick<Options<T>, "save" | "delayMs" | "isValid">) {
      ({ save, delayMs, isValid } = latest);
    },
  };
}

/** Values of fields are small plain data. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
