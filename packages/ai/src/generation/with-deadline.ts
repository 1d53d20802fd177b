import { EndedEarly } from "./ended-early";

export type Limits = {
  /** Between two signs of life of the endpoint, and for each of the SDK's tries to get one. */
  silenceMs: number;
  /** For all tries and repairs together. */
  wholeMs: number;
};

/**
 * Runs `run` until it is done, the user stops it, or time is up; then its signal is aborted and this throws at once,
 * even if `run` is asleep between two tries (the SDK's sleep cannot be woken).
 */
export async function withDeadline<T>(
  { silenceMs, wholeMs }: Limits,
  stop: AbortSignal,
  run: (signal: AbortSignal, alive: () => void) => Promise<T>,
): Promise<T> {
  if (stop.aborted) throw new EndedEarly("stopped");
  const controller = new AbortController();
  let end: (why: EndedEarly) => void = () => {};
  const ended = new Promise<never>((_, reject) => {
    end = (why) => {
      reject(why);
      controller.abort(why);
    };
  });
  const onStop = () => end(new EndedEarly("stopped"));
  const late = () => end(new EndedEarly("timeout"));
  stop.addEventListener("abort", onStop, { once: true });
  const whole = setTimeout(late, wholeMs);
  let silence: NodeJS.Timeout | undefined;
  const alive = () => {
    clearTimeout(silence);
    if (!controller.signal.aborted) silence = setTimeout(late, silenceMs);
  };
  try {
    return await Promise.race([run(controller.signal, alive), ended]);
  } catch (error) {
    // An aborted call fails in its own words: ours say why it was aborted.
    throw controller.signal.reason instanceof EndedEarly ? controller.signal.reason : error;
  } finally {
    stop.removeEventListener("abort", onStop);
    clearTimeout(whole);
    clearTimeout(silence);
    // Nobody reads on: an answer that still comes is not paid for any longer.
    controller.abort();
  }
}
