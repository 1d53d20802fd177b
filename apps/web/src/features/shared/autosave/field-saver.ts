export type FieldSaveState = {
  status: "idle" | "invalid" | "saving" | "saved" | "failed";
  /** What the save threw; only with `failed`. */
  error?: unknown;
};

/** Where a value is stored that the server does not have; null: none. */
export type FieldDraftStorage<T> = { read: () => T | null; write: (unsaved: T | null) => void };

type Options<T> = {
  /** What the server has. */
  saved: T;
  save: (value: T) => Promise<unknown>;
  /** Milliseconds of quiet before a save. */
  delayMs: number;
  isValid: (value: T) => boolean;
  /** Outlives this page; without it an unsaved value lives here alone. */
  draftStorage?: FieldDraftStorage<T>;
};

export type FieldSaver<T> = ReturnType<typeof createFieldSaver<T>>;

/**
 * Saves one field some time after its last change: one request at a time, the last value wins, an invalid one is not
 * sent, a failed one is stored for `retry`. `subscribe` and `read` are what useSyncExternalStore asks for.
 */
export function createFieldSaver<T>(options: Options<T>) {
  let { save, delayMs, isValid, draftStorage } = options;
  /** What the server has, as far as is known here. */
  let base = options.saved;
  /** What it was last said to have: news is only what differs from that. */
  let reported = options.saved;
  /** Whether that has come while a save was under way. */
  let isReportedDuringSave = false;
  /** A save that failed may have arrived all the same: then nobody knows what the server has. */
  let sure = true;
  let snapshot: { value: T; state: FieldSaveState } = { value: base, state: { status: "idle" } };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  /** What was last stored from here. */
  let written: T | null = null;
  const listeners = new Set<() => void>();

  const isDirty = () => !sure || !same(snapshot.value, base);
  const isUnsaved = () => isDirty() && isValid(snapshot.value);
  /** From the first change until the server has it, also what is invalid. */
  const store = () => {
    written = isDirty() ? snapshot.value : null;
    draftStorage?.write(written);
  };
  /** Stores the value unless another field or signing out has changed the storage since. */
  const storeIfOwned = () => draftStorage && same(draftStorage.read(), written) && store();
  const show = (value: T, state: FieldSaveState, note: () => unknown = storeIfOwned) => {
    snapshot = { value, state };
    note();
    for (const listener of listeners) listener();
  };
  const setState = (state: FieldSaveState) => show(snapshot.value, state);
  /** Called at once; what it throws comes later, like an answer. */
  const send = async (value: T) => save(value);

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
      // Until the answer, too, nobody knows what the server has.
      sure = false;
      isReportedDuringSave = false;
      setState({ status: "saving" });
      try {
        await send(sending);
        base = sending;
        sure = true;
        storeIfOwned();
      } catch (error) {
        // An older value's failure says nothing about the one typed since.
        if (!same(snapshot.value, sending)) continue;
        // The server shows it all the same: it has arrived, whoever brought it.
        if (isReportedDuringSave && same(reported, sending)) {
          base = reported;
          sure = true;
          break;
        }
        running = null;
        return setState({ status: "failed", error });
      }
    }
    running = null;
    // Else what was typed since is invalid, and says so.
    if (!isDirty()) setState({ status: "saved" });
  };

  /** The user changed the field. */
  const set = (value: T) => {
    clearTimeout(timer);
    timer = undefined;
    const status = !isValid(value) ? "invalid" : running ? "saving" : "idle";
    show(value, { status }, store);
    if (status === "idle" && isDirty()) timer = setTimeout(() => void run(), delayMs);
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => snapshot,
    set,
    /** What was stored of an earlier page is back, and on its way. */
    restore() {
      const stored = draftStorage?.read() ?? null;
      if (stored === null) return;
      if (same(stored, snapshot.value)) store();
      else set(stored);
    },
    /** What the server is said to have, instead of what is typed. */
    revert() {
      if (running) return;
      clearTimeout(timer);
      timer = undefined;
      base = reported;
      sure = true;
      show(reported, { status: "idle" });
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
    reset(saved: T) {
      if (same(saved, reported)) return;
      reported = saved;
      const wasDirty = isDirty();
      isReportedDuringSave = true;
      if (running) return;
      base = saved;
      sure = true;
      if (same(saved, snapshot.value)) {
        if (snapshot.state.status === "failed") setState({ status: "saved" });
        else storeIfOwned();
      } else if (!wasDirty) show(saved, { status: "idle" });
    },
    /** The latest functions of the component around it. */
    use(latest: Omit<Options<T>, "saved">) {
      ({ save, delayMs, isValid, draftStorage } = latest);
    },
  };
}

/** Values of fields are small plain data. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
