import * as z from "zod/mini";
import { catch as otherwise } from "zod/mini";

export type Refusal = { code: string; data: Readonly<Record<string, string | number>> };

const answer = z.object({
  error: z.object({
    code: z.string(),
    data: otherwise(z.record(z.string(), z.union([z.string(), z.number()])), {}),
  }),
});

/** What a route handler of ours answers when it refuses, or null: what is no answer of ours is a proxy's. */
export function readRefusal(body: unknown): Refusal | null {
  const read = answer.safeParse(body);
  return read.success ? read.data.error : null;
}
