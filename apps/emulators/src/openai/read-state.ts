import type { Backend, RecordedCall } from "./backend";

/** The body of GET /_emulator/state: every valid call, oldest first. */
export const readState = (backend: Backend): { calls: readonly RecordedCall[] } => ({
  calls: backend.calls(),
});
