import type { Clock } from "../core/clock";
import type { Ending } from "./break-off";
import { toSse, type StreamEvent } from "./stream-event";

type Sending = {
  clock: Clock;
  /** Milliseconds before each piece of text. */
  pieceMs: number;
  ending: Ending;
  /** Ends the connection without a word. */
  cut: () => void;
  /** How it ended, once: whether the caller stayed to the end. */
  ended: (how: "done" | "broken off" | "caller left") => void;
};

/**
 * Events as a body of a response, a few bytes at a time: some events arrive in two parts, cut inside a character too, as
 * networks do.
 */
export function sendStream(events: StreamEvent[], sending: Sending): ReadableStream<Uint8Array> {
  const { clock, pieceMs, ending, cut, ended } = sending;
  let gone = false;
  let told = false;
  const tell: Sending["ended"] = (how) => {
    if (!told) ended(how);
    told = true;
  };
  const pause = (ms: number) => new Promise<void>((resolve) => clock.at(clock.now() + ms, resolve));

  async function* bytes() {
    for (const [index, event] of events.entries()) {
      if (event.piece && pieceMs > 0) await pause(pieceMs);
      if (gone) return;
      const whole = new TextEncoder().encode(toSse(event));
      const middle = index % 5 === 3 ? Math.floor(whole.length / 2) : whole.length;
      yield whole.slice(0, middle);
      if (middle < whole.length) yield whole.slice(middle);
    }
  }

  const source = bytes();
  const steps = {
    async pull(controller: ReadableStreamDefaultController<Uint8Array>) {
      const next = await source.next();
      if (!next.done) return controller.enqueue(next.value);
      tell(ending === "end" ? "done" : "broken off");
      if (ending === "end") return controller.close();
      // The last bytes must have left before the connection does.
      if (ending === "cut") setTimeout(cut, 20);
      return new Promise<void>(() => {});
    },
    cancel() {
      gone = true;
      tell("caller left");
    },
  };
  // Nothing is made ahead: when the last piece is asked for, those before it have been written.
  return new ReadableStream(steps, { highWaterMark: 0 });
}
