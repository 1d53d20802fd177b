import { v7 } from "uuid";

/** An id for something new, made in the browser: creating it twice is harmless. UUID v7 (RFC 9562), ordered by time. */
export function newId(): string {
  return v7();
}
