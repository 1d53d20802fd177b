/** What the one quiet word beside the editor says. */
export type SaveState =
  "clean" | "unsaved" | "saving" | "saved" | "offline" | "failed" | "conflict" | "locked";
type Ref = { id: string; version: number };

type Options<Draft, Saved extends Ref> = {
  save: (draft: Draft, ref: Ref | null) => Promise<Saved>;
  /** What a refused or lost save means. */
  classify: (error: unknown) => "offline" | "failed" | "conflict" | "locked";
  /** Nothing worth a post yet: not saved until something is there. */
  isEmpty: (draft: Draft) => boolean;
  onState: (state: SaveState, error?: unknown) => void;
  onSaved: (saved: Saved) => void;
  /** Milliseconds of quiet before a save. */
  delay: number;
  /** Milliseconds between tries while the server cannot be reached. */
  retryDelay: number;
};

export type Autosave<Draft, Saved> = ReturnType<typeof createAutosave<Draft, Saved & Ref>>;

/**
 * Saves a draft some time after the last change: one save at a time, always the newest text, never a lost one.
 * `automatic: false` keeps changes until flush() (a scheduled post must not go out half-edited).
 */
export function createAutosave<Draft, Saved extends Ref>(options: Options<Draft, Saved>) {
  let ref: Ref | null = null;
  let automatic = true;
  let draft: Draft | null = null;
  /** The text the server has, to see whether there is anything to save. */
  let savedText = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  /** A refusal that another try would not change. */
  let stuck = false;
  /** The page is left: no more timers. */
  let left = false;

  const text = (value: Draft) => JSON.stringify(value);
  const isDirty = () =>
    draft !== null && text(draft) !== savedText && !(ref === null && options.isEmpty(draft));

  /** For saves nobody waits for: onState has told already. */
  const swallow = (saving: Promise<void>) => saving.catch(() => undefined);

  const plan = (after: number) => {
    clearTimeout(timer);
    if (automatic && !stuck && !left) timer = setTimeout(() => void swallow(run()), after);
  };

  /** One save after another until nothing is left to save, or one fails. */
  const run = (): Promise<void> => {
    clearTimeout(timer);
    return (running ??= saveAll().finally(() => {
      running = null;
    }));
  };

  const saveAll = async () => {
    while (isDirty()) {
      const sending = draft!;
      options.onState("saving");
      try {
        const saved = await options.save(sending, ref);
        ref = refOf(saved);
        savedText = text(sending);
        options.onSaved(saved);
      } catch (error) {
        const kind = options.classify(error);
        stuck = kind === "conflict" || kind === "locked";
        options.onState(kind, error);
        if (kind === "offline") plan(options.retryDelay);
        throw error;
      }
    }
    options.onState(ref ? "saved" : "clean");
  };

  return {
    /** Starts from what the server has; `automatic` as described above. */
    reset(server: Ref | null, content: Draft, auto: boolean) {
      ref = server && refOf(server);
      savedText = text(content);
      draft ??= content;
      automatic = auto;
      stuck = false;
    },
    /** The user changed something. */
    change(next: Draft) {
      draft = next;
      left = false;
      if (stuck) return;
      if (!isDirty()) return options.onState(ref ? "saved" : "clean");
      if (!running) options.onState("unsaved");
      if (!running) plan(options.delay);
    },
    /** Tries at once what waits for a connection. */
    retry() {
      if (automatic && !stuck) void swallow(run());
    },
    /** Saves now. Answers the version the server has, null when there is nothing to save; throws what the save threw. */
    async flush(): Promise<Ref | null> {
      stuck = false;
      await run();
      return ref;
    },
    /** The post has another version by an act of the user's own (scheduled, cancelled ...). */
    rebase(next: Ref, auto: boolean) {
      ref = refOf(next);
      automatic = auto;
      stuck = false;
    },
    isDirty,
    ref: () => ref,
    /** Leaving the page: what is unsaved goes out without waiting. */
    dispose() {
      left = true;
      clearTimeout(timer);
      if (automatic && !stuck && isDirty()) void swallow(run());
    },
  };
}

/** A whole post is often at hand; the api takes these two and refuses more. */
function refOf({ id, version }: Ref): Ref {
  return { id, version };
}
