/**
 * Returns the loggable fields of an unexpected error whose message may quote a text: its name, and Prisma's or Node's
 * code.
 */
export function errorLogFields(error: unknown): { cause: string; code?: string } {
  if (!(error instanceof Error)) return { cause: "unknown" };
  const { code } = error as Error & { code?: unknown };
  return typeof code === "string" ? { cause: error.name, code } : { cause: error.name };
}
