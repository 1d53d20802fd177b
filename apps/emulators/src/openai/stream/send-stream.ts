import type { Clock } from "../../core/clock";

/** How a stream ends after its last event. */
export type Ending = "end" | "cut" | "hang";

type Sending = {
  clock: Clock;
  /** Milliseconds before each piece of text. */
  pieceMs: number;
  ending: Ending;
  /** Closes the connection. */
  cut: () => void;
  /** Called once with the way the stream ended. */
  ended: (how: "done" | "broken off" | "caller left") => void;
};

/** The events as a body. Some come in two parts, even split inside a character, as on a real network. */
export function sendStream(events: StreamEvent[], sending: Sending): ReadableStream<Uint8Array> {
  const { clock, pieceMs, ending, cut, ended } = sending;
  let gone = false;
  let reported = false;
  const report: Sending["ended"] = (how) => {
    if (!reported) ended(how);
    reported = true;
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
      report(ending === "end" ? "done" : "broken off");
      if (ending === "end") return controller.close();
      // The last bytes must be sent before the connection closes.
      if (ending === "cut") setTimeout(cut, 20);
      return new Promise<void>(() => {});
    },
    cancel() {
      gone = true;
      report("caller left");
    },
  };
  // Without a buffer, the last piece is requested only after those before it have been written.
  return new ReadableStream(steps, { highWaterMark: 0 });
}

/** One server-sent event. `piece` means that it carries a piece of text, which is sent after a delay. */
export type StreamEvent = { event: string | null; data: unknown; piece: boolean };

/** Formats an event for the wire. */
const toSse = ({ event, data }: StreamEvent) =>
  `${event === null ? "" : `event: ${event}\n`}data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;
