import { either, numeric, object, orElse, record, text } from "@takt/domain/shared/shape";

type ErrorDetails = { code: string; data: Readonly<Record<string, string | number>> };

const NO_DATA: Readonly<Record<string, string | number>> = {};
const answer = object({
  error: object({ code: text(), data: orElse(record(either(text(), numeric)), NO_DATA) }),
});

/** The error in the body of a route handler's response, or null when the body is not ours but, say, a proxy's. */
export function parseErrorResponse(body: unknown): ErrorDetails | null {
  const read = answer.safeParse(body);
  return read.success ? read.data.error : null;
}
