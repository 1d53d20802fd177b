/** Hours in which no slot is offered, as wall time (HH:mm); `to` is not quiet any more, and may be on the next day. */
export type QuietHours = { from: string; to: string };

/** Whether a wall time (HH:mm) is in the quiet hours. */
export function isQuiet(time: string, quiet: QuietHours | null): boolean {
  if (!quiet) return false;
  const { from, to } = quiet;
  return from < to ? time >= from && time < to : time >= from || time < to;
}
