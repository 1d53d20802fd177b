import type { Baseline, DraftOptions } from "./draft-state";
import * as record from "./draft-record";
import type { DraftRecord, SentDraft } from "./draft-record";
import * as transitions from "./draft-transitions";
import { isSame } from "./is-same";

const DELAY_MS = 800;
/** Between tries while offline. */
const RETRY_MS = 5000;

/**
 * One text (or setting) that is being edited: the only place that holds it, from the first key to the server's answer.
 * Saves some time after the last change, one request at a time, and always the newest value; what the server does not
 * have (yet) is in `storage`. `subscribe` and `getState` are what useSyncExternalStore asks for. What is known of a draft is
 * in draft-record.ts, what each event makes of it in draft-transitions.ts; this class has the timer, the request and the
 * listeners. Its functions are bound.
 */
export class DraftStore<Value> {
  private options: DraftOptions<Value>;
  private draft: DraftRecord<Value>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;
  private isDiscarded = false;
  /** The value last written to the storage, so that none is written twice: it may have been cleared since. */
  private stored: Baseline<Value> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(options: DraftOptions<Value>) {
    this.options = options;
    this.draft = record.openedDraft(options);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly getState = () => this.draft.state;
  readonly getBaseline = () => this.draft.baseline;
  readonly isDirty = () => !this.isDiscarded && record.isDirty(this.draft, this.options);
  readonly isUnsaved = () => !this.isDiscarded && record.isUnsaved(this.draft, this.options);
  readonly isAutomatic = () => this.options.automatic !== false && !record.isStopped(this.draft);

  /** Whether the browser asks before the page is left. */
  readonly asksToLeave = () => this.options.asksToLeave !== false && this.isUnsaved();

  readonly isShown = () => this.listeners.size > 0;

  /** Whether somebody shows it, or it has something that the server has not. */
  readonly isInUse = () => this.isShown() || this.running !== null || this.isDirty();

  readonly set = (value: Value): void => {
    if (isSame(value, this.draft.state.value)) return;
    this.show(transitions.onChange(this.draft, this.options, value));
    this.plan();
  };

  /** The server has this, and it is what is shown. */
  readonly reset = (next: Baseline<Value>): void => this.show(transitions.reset(this.draft, next));

  /** The server has this by an act of the user's own: what is typed stays, as a change of it. */
  readonly rebase = (next: Baseline<Value>): void => {
    this.show(transitions.rebased(this.draft, this.options, next));
    this.plan();
  };

  /** The server is reported to have this; followed unless there is something to lose. */
  readonly receive = (next: Baseline<Value>): void =>
    this.show(transitions.received(this.draft, this.options, next));

  /** The latest functions of the component that shows it. */
  readonly use = (next: DraftOptions<Value>): void => {
    const wasAutomatic = this.options.automatic !== false;
    this.options = next;
    if (!wasAutomatic && next.automatic !== false) this.plan();
  };

  /**
   * Shows what an earlier page has left unsaved, on the version that it was typed on. What is unsaved here stays, because
   * another tab may have stored its own text since.
   */
  readonly restore = (): void => {
    const left = this.options.storage?.read(this.draft.state.value) ?? null;
    if (left === null || this.isDiscarded || this.isDirty()) return;
    this.stored = left;
    if (record.isSameValue(this.options, left.value, this.draft.state.value))
      return this.options.storage?.write((this.stored = null));
    this.show(transitions.restored(this.draft, this.options, left));
    this.plan();
  };

  readonly acceptRestored = (): void =>
    this.show({ ...this.draft, state: { ...this.draft.state, restored: false } });

  /** Saves what waits for its time, and what waits for a connection; what was refused waits for `retry`. */
  readonly flush = async (): Promise<void> => {
    if (this.isAutomatic() && this.draft.state.status !== "failed" && this.isUnsaved()) await this.save();
  };

  /** The page is left: what is unsaved goes out without waiting, also what has failed before. */
  readonly leave = async (): Promise<void> => {
    if (this.isAutomatic() && this.isUnsaved()) await this.save();
  };

  /** The connection is back. */
  readonly reconnect = (): void => {
    if (this.draft.state.status === "offline" && this.isAutomatic()) void this.save();
  };

  readonly retry = async (): Promise<void> => {
    if (this.isUnsaved() && !record.isStopped(this.draft)) await this.save();
  };

  /**
   * Saves now, also what waits for the user, and what was not touched yet; the status tells the outcome. Resolves to
   * whether it was valid. Never rejects.
   */
  readonly submit = async (): Promise<boolean> => {
    // One that is under way may be of an older value, and may not have been told to create.
    if (this.running) await this.running;
    if (this.isDiscarded || !record.isValid(this.draft, this.options)) return false;
    await this.save({ creates: true });
    return true;
  };

  /** The same, and resolves to what the server has, null when it is not worth a draft or not valid. Throws what the save threw. */
  readonly saveNow = async (): Promise<Baseline<Value> | null> => {
    if (!(await this.submit())) return null;
    if (this.draft.state.error !== undefined) throw this.draft.state.error;
    return this.draft.baseline;
  };

  /** Another user has signed in: nothing of it is sent or stored any more. */
  readonly discard = (): void => {
    this.isDiscarded = true;
    clearTimeout(this.timer);
    this.options.storage?.write((this.stored = null));
  };

  private show(next: DraftRecord<Value>): void {
    if (next === this.draft) return;
    this.draft = next;
    const { state, baseline } = next;
    const unsaved = this.isDirty() ? { value: state.value, version: baseline?.version ?? null } : null;
    if (!isSame(unsaved, this.stored)) this.options.storage?.write((this.stored = unsaved));
    for (const listener of this.listeners) listener();
  }

  private plan(afterMs = this.options.delayMs ?? DELAY_MS): void {
    clearTimeout(this.timer);
    if (!this.running && this.isAutomatic() && this.isUnsaved())
      this.timer = setTimeout(() => void this.leave(), afterMs);
  }

  /** Ends when the server has the newest value, or a save has failed; never rejects. */
  private save({ creates = false } = {}): Promise<void> {
    clearTimeout(this.timer);
    if (this.running) return this.running;
    const { draft, options } = this;
    const isWorthIt = record.isWorthSaving(draft, options) && record.isValid(draft, options);
    const isCreating = creates && draft.baseline === null && isWorthIt;
    if (isCreating || this.isUnsaved()) return (this.running = this.saveAll());
    if (!this.isDiscarded) this.show(transitions.saved(draft, options));
    return Promise.resolve();
  }

  private async saveAll(): Promise<void> {
    let sent: Value;
    do sent = await this.saveOnce();
    while (
      // A value typed meanwhile waits for saveNow when saving is not automatic.
      this.draft.isSaving &&
      this.isUnsaved() &&
      (this.options.automatic !== false || isSame(this.draft.state.value, sent))
    );
    this.running = null;
    if (this.draft.isSaving) this.show(transitions.saved(this.draft, this.options));
    if (this.draft.state.status === "offline") this.plan(RETRY_MS);
  }

  /** Returns what was sent. */
  private async saveOnce(): Promise<Value> {
    const { state, baseline, unanswered } = this.draft;
    const saving: SentDraft<Value> = { value: state.value, baseline, unanswered };
    this.show(transitions.onSend(this.draft));
    try {
      const answer = await this.options.save(saving.value, baseline);
      this.show(transitions.onSaved(this.draft, saving, answer));
    } catch (error) {
      const status = this.options.classify?.(error) ?? "failed";
      // It may be a save of this page whose answer was lost.
      const isAsked = status === "conflict" && unanswered.length > 0;
      const there = (isAsked && (await this.options.load?.().catch(() => null))) || null;
      this.show(transitions.onRejected(this.draft, this.options, saving, { status, error }, there));
    }
    return saving.value;
  }
}
