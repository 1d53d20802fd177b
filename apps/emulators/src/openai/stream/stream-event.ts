/** One server-sent event. `piece` means that it carries a piece of text, which is sent after a delay. */
export type StreamEvent = { event: string | null; data: unknown; piece: boolean };

/** Formats an event for the wire. */
export const toSse = ({ event, data }: StreamEvent) =>
  `${event === null ? "" : `event: ${event}\n`}data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;
