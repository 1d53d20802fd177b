/**
 * The server's value of a draft; `version` is null for a value without one (a setting, a profile's field). `id`: of the row
 * that has it, for drafts whose save may create another row.
 */
export type Baseline<Value> = { value: Value; version: number | null; id?: string };

/**
 * clean: nothing typed. invalid: cannot be saved as it stands. unsaved: waits for its time, or for the user. offline: no
 * answer, tried again on its own. failed: refused, or no answer; waits for a retry. conflict: another version is on the
 * server. locked: the server takes no more changes.
 */
export type DraftStatus =
  | "clean"
  | "invalid"
  | "unsaved"
  | "saving"
  | "saved"
  | "offline"
  | "failed"
  | "conflict"
  | "locked";

export type DraftState<Value> = {
  value: Value;
  status: DraftStatus;
  /** The last save's error; with offline, failed, conflict and locked. */
  error?: unknown;
  /** The value was typed on an earlier page, and never reached the server. */
  restored: boolean;
};

/** Where an unsaved value outlives its page. */
export type StoredDraft<Value> = {
  /** Returns what is stored; what is not stored of a value (a post's files) is taken from the value that is shown. */
  read: (shown: Value) => Baseline<Value> | null;
  /** null: nothing is unsaved. */
  write: (unsaved: Baseline<Value> | null) => void;
};

export type DraftOptions<Value> = {
  /** The value shown until one is typed or restored. */
  initial: Value;
  /** null: the first save creates the draft. */
  baseline: Baseline<Value> | null;
  /**
   * Saves a change of the baseline (null: creates) and resolves to what the server has now. Creating twice is harmless:
   * the id comes from here.
   */
  save: (value: Value, baseline: Baseline<Value> | null) => Promise<Baseline<Value>>;
  /** Loads the server's value when it has another version: that may be a save of ours whose answer was lost. */
  load?: () => Promise<Baseline<Value>>;
  classify?: (error: unknown) => "offline" | "failed" | "conflict" | "locked";
  /** Normalizes a value like the server (it trims): values that differ in nothing else are the same. */
  normalize?: (value: Value) => Value;
  /** An invalid value is stored, and not sent. */
  isValid?: (value: Value) => boolean;
  /** An empty value creates nothing. */
  isEmpty?: (value: Value) => boolean;
  /** false: changes wait for `saveNow` (a scheduled post must not go out half edited). */
  automatic?: boolean;
  /** false: the browser does not ask before the page is left with changes, because `storage` has them. */
  asksToLeave?: boolean;
  storage?: StoredDraft<Value>;
  /** Without a change before a save. */
  delayMs?: number;
};
