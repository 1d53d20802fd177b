import { GenerationError } from "./generation-error";

export type Limits = {
  /** Time between two signs of activity, and for each of the SDK's tries. */
  idleMs: number;
  /** Time for all tries and repairs together. */
  totalMs: number;
};

/**
 * Runs `run` until it is done, the user stops it, or time is up. Then its signal is aborted and this throws at
 * once, even while `run` sleeps between two tries (the SDK's sleep cannot be interrupted).
 */
export async function withDeadline<T>(
  { idleMs, totalMs }: Limits,
  userSignal: AbortSignal,
  run: (signal: AbortSignal, onActivity: () => void) => Promise<T>,
): Promise<T> {
  if (userSignal.aborted) throw new GenerationError("stopped");
  const controller = new AbortController();
  let end: (why: GenerationError) => void = () => {};
  const ended = new Promise<never>((_, reject) => {
    end = (why) => {
      reject(why);
      controller.abort(why);
    };
  });
  const onStop = () => end(new GenerationError("stopped"));
  const late = () => end(new GenerationError("timeout"));
  userSignal.addEventListener("abort", onStop, { once: true });
  const totalTimer = setTimeout(late, totalMs);
  let idleTimer: NodeJS.Timeout | undefined;
  const onActivity = () => {
    clearTimeout(idleTimer);
    if (!controller.signal.aborted) idleTimer = setTimeout(late, idleMs);
  };
  try {
    return await Promise.race([run(controller.signal, onActivity), ended]);
  } catch (error) {
    // An aborted call has its own error; ours says why it was aborted.
    throw controller.signal.reason instanceof GenerationError ? controller.signal.reason : error;
  } finally {
    userSignal.removeEventListener("abort", onStop);
    clearTimeout(totalTimer);
    clearTimeout(idleTimer);
    // An answer that still arrives is not paid for any longer.
    controller.abort();
  }
}
