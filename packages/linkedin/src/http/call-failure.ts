/** The error of a call whose time is up. */
export class DeadlineError extends Error {
  readonly code = "DEADLINE";
}

/** Returns what is logged of an error: the code of the system, of node or of undici, else its name. */
export function getCode(error: unknown): string {
  if (!(error instanceof Error)) return "UNKNOWN";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
