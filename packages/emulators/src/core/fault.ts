import { z } from "zod";

/**
 * What may go wrong with a call, and with which one. The first fault (in order of arrival) that matches is used.
 *
 * - `match.path` is the source of a regular expression, tried on path and query as sent, `match.bodyMatches` one tried on
 *   the body; `match.member` is the
 *   emulator's own notion of who calls (for LinkedIn the `sub` behind the token).
 * - `times` counts the calls it was used on (default 1); `probability` is drawn from `seed`, so a run repeats.
 * - `commit: true` runs the real handler first and only its answer is lost, replaced or late.
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
    // Not hidden: the caller is told that the source is no regular expression.
    return false;
  }
}
