import type { z } from "zod";
import { errorResponse } from "./error-response";
import { readJson } from "./read-json";

/** The longest texts in four bytes a character, escaped, with room for the rest. */
const MAX_BYTES = 32 * 1024;

/**
 * Reads the fields of a public form from a POST. Returns the refusal of readJson, or that of wrong fields: 400 with this
 * code and their names.
 */
export async function readFields<Fields>(
  request: Request,
  schema: z.ZodType<Fields>,
  code: string,
): Promise<{ refusal: Response; fields?: never } | { refusal: null; fields: Fields }> {
  const read = await readJson(request, MAX_BYTES);
  if (read.refusal) return read;
  const { data, error } = schema.safeParse(read.body);
  if (!error) return { refusal: null, fields: data };
  const names = error.issues.map(({ path }) => String(path[0] ?? "")).filter(Boolean);
  return { refusal: errorResponse(400, code, { fields: [...new Set(names)] }) };
}
