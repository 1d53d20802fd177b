/** One server-sent event. `piece`: it carries a piece of text, so time passes before it. */
export type StreamEvent = { event: string | null; data: unknown; piece: boolean };

/** As it goes over the wire. */
export const toSse = ({ event, data }: StreamEvent) =>
  `${event === null ? "" : `event: ${event}\n`}data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;
