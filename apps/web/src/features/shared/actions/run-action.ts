/* oxlint-disable takt/screen-errors -- here errors become toasts */
import type { DomainErrorCode } from "@takt/domain/error-code";
import type { ToastMessage } from "@takt/ui/toast";
import { getDomainError } from "../get-domain-error";

/** Why an action has failed; `code` is the domain's, null for an unexpected error. */
export type Failure = { error: unknown; code: DomainErrorCode | null };
/** The title above the error's text, a message that says all, or null where the screen shows `error` itself. */
type FailureMessage = string | Omit<ToastMessage, "tone"> | null;

export type ActionOptions<Input, Result> = {
  /** Shows at once what a success will show; returns what takes it back after a failure. */
  optimistic?: (input: Input) => () => void;
  /** Toast of a success; null: no toast. */
  done?: (result: Result, input: Input) => ToastMessage | null;
  /** Toast of a failure; without it the error's text is the title. */
  failed?: (failure: Failure, input: Input) => FailureMessage;
  /** Brings what is shown up to date, after a success, which waits for it, and after a failure, which does not. */
  refresh?: (ended: { input: Input; result: Result | null; error: unknown }) => unknown;
  onDone?: (result: Result, input: Input) => unknown;
  /** Rejects the action by throwing, for a field that shows its own error. */
  onFailed?: (failure: Failure, input: Input) => unknown;
};

/** The page, as an action may use it. */
type Page = {
  toast: (message: ToastMessage) => void;
  errorText: (error: unknown) => string;
  /** The way to what resolves an error; none for most. */
  errorAction?: (error: unknown) => ToastMessage["action"];
  /** Whether a later start has taken its place: it has no toast then. */
  isSuperseded?: () => boolean;
};
export type Ended<Result> = { kind: "done"; result: Result } | { kind: "failed"; error: unknown };

/** Runs an action of the user's and says how it went. What the options throw is thrown. */
export async function runAction<Input, Result>(
  run: (input: Input) => Promise<Result>,
  input: Input,
  options: ActionOptions<Input, Result>,
  { toast, errorText, errorAction, isSuperseded = () => false }: Page,
): Promise<Ended<Result>> {
  const { optimistic, done, failed, refresh, onDone, onFailed } = options;
  const revert = optimistic?.(input);
  let result: Result;
  try {
    result = await run(input);
  } catch (error) {
    revert?.();
    const failure = { error, code: getDomainError(error)?.code ?? null };
    const message = isSuperseded() ? null : failureToast(failed?.(failure, input), () => errorText(error));
    const action = errorAction?.(error);
    if (message) toast(action ? { action, ...message } : message);
    // It may fail for the same reason, and be tried again for seconds.
    void refresh?.({ input, result: null, error });
    await onFailed?.(failure, input);
    return { kind: "failed", error };
  }
  await refresh?.({ input, result, error: null });
  const message = isSuperseded() ? null : done?.(result, input);
  if (message) toast(message);
  await onDone?.(result, input);
  return { kind: "done", result };
}

function failureToast(message: FailureMessage | undefined, why: () => string): ToastMessage | null {
  if (message === null) return null;
  if (message === undefined) return { tone: "error", title: why() };
  return typeof message === "string"
    ? { tone: "error", title: message, description: why() }
    : { tone: "error", ...message };
}
