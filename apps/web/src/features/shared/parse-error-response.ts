import * as z from "zod/mini";
import { catch as otherwise } from "zod/mini";

type ErrorDetails = { code: string; data: Readonly<Record<string, string | number>> };

const answer = z.object({
  error: z.object({
    code: z.string(),
    data: otherwise(z.record(z.string(), z.union([z.string(), z.number()])), {}),
  }),
});

/** The error in the body of a route handler's response, or null when the body is not ours but, say, a proxy's. */
export function parseErrorResponse(body: unknown): ErrorDetails | null {
  const read = answer.safeParse(body);
  return read.success ? read.data.error : null;
}
