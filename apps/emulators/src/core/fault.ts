import { z } from "zod";

/**
 * A fault and the calls it applies to. The first matching fault, in order of arrival, is used.
 *
 * - `match.path` is the source of a regular expression for path and query as sent, `match.bodyMatches` one for the body;
 *   `match.member` is the emulator's caller (for LinkedIn the `sub` behind the token).
 * - `times` limits the calls it applies to (default 1); `probability` is drawn from `seed`, so a run repeats.
 * - `commit: true` runs the real handler first, and only its response is lost, replaced or late.
 */
export const faultSchema = z
  .object({
    match: z
      .strictObject({
        method: z.string().optional(),
        path: z.string().refine(isRegex, "must be the source of a regular expression").optional(),
        bodyIncludes: z.string().optional(),
        bodyMatches: z.string().refine(isRegex, "must be the source of a regular expression").optional(),
        member: z.string().optional(),
      })
      .default({}),
    times: z.union([z.int().positive(), z.literal("always")]).default(1),
    probability: z.number().min(0).max(1).default(1),
    seed: z.int().default(1),
    commit: z.boolean().default(false),
  })
  .and(
    z.discriminatedUnion("kind", [
      z.object({
        kind: z.literal("answer"),
        status: z.int().min(200).max(599),
        body: z.unknown().optional(),
        headers: z.record(z.string(), z.string()).default({}),
      }),
      z.object({ kind: z.literal("hang") }),
      z.object({ kind: z.literal("cut") }),
      z.object({ kind: z.literal("delay"), ms: z.number().nonnegative() }),
      z.object({ kind: z.literal("hold"), stage: z.enum(["before", "after"]) }),
    ]),
  );

export type Fault = z.output<typeof faultSchema>;
export type FaultInput = z.input<typeof faultSchema>;

function isRegex(source: string) {
  try {
    new RegExp(source);
    return true;
  } catch {
    // The schema reports that the source is not a regular expression.
    return false;
  }
}
