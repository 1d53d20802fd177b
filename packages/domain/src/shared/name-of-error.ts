/** What of an unexpected error can be logged where its message may quote a text: its kind, and Prisma's or Node's code. */
export function nameOfError(error: unknown): { cause: string; code?: string } {
  if (!(error instanceof Error)) return { cause: "unknown" };
  const { code } = error as Error & { code?: unknown };
  return typeof code === "string" ? { cause: error.name, code } : { cause: error.name };
}
