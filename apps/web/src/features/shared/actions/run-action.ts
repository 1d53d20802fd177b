import type { ToastMessage } from "@takt/ui/toast";

export type ActionOptions<Input, Result> = {
  /** What a success says; null: nothing. */
  done?: (result: Result, input: Input) => ToastMessage | null;
  /** The title of what a failure says, above the error's text; without it the error's text is the title. */
  failed?: (input: Input) => string;
  /** false: the screen shows `error` itself. */
  toastsError?: boolean;
  /** Brings what is shown up to date, after a success, which waits for it, and after a failure, which does not. */
  refresh?: (ended: { input: Input; result: Result | null; error: unknown }) => unknown;
  onDone?: (result: Result, input: Input) => unknown;
  onFailed?: (error: unknown, input: Input) => unknown;
};

/** What an action may do to the page. */
type Page = { toast: (message: ToastMessage) => void; errorText: (error: unknown) => string };
export type Ended<Result> = { kind: "done"; result: Result } | { kind: "failed"; error: unknown };

/** Runs an action of the user's and says how it went. What the options throw after a success is thrown. */
export async function runAction<Input, Result>(
  run: (input: Input) => Promise<Result>,
  input: Input,
  options: ActionOptions<Input, Result>,
  { toast, errorText }: Page,
): Promise<Ended<Result>> {
  const { done, failed, toastsError = true, refresh, onDone, onFailed } = options;
  let result: Result;
  try {
    result = await run(input);
  } catch (error) {
    const why = errorText(error);
    const title = failed?.(input);
    if (toastsError)
      toast({ tone: "error", title: title ?? why, ...(title !== undefined && { description: why }) });
    // It may fail for the same reason, and be tried again for seconds.
    void refresh?.({ input, result: null, error });
    await onFailed?.(error, input);
    return { kind: "failed", error };
  }
  await refresh?.({ input, result, error: null });
  const message = done?.(result, input);
  if (message) toast(message);
  await onDone?.(result, input);
  return { kind: "done", result };
}
