import { randomUUID } from "node:crypto";

/** Makes the id under which an unexpected error is both shown and logged. */
export function newErrorId(): string {
  return `E-${randomUUID()}`;
}
