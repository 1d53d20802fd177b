import { z } from "zod";
import type { Deps } from "../deps";
import { isZone } from "../posts/model/publish-slot";
import type { Actor } from "../shared/actor";
import { HOUR_CYCLES } from "../shared/hour-cycles";
import { WEEK_STARTS } from "../shared/week-starts";

/** What a user may change of their own row: an allowlist (spec section 7, "Update profile"). */
export const settingsInput = z.strictObject({
  /** A name: an offset such as +02:00 knows no summer time. */
  timezone: z
    .string()
    .max(64)
    .refine((zone) => isZone(zone) && !/^[+-]/.test(zone))
    .optional(),
  preferredLanguage: z.enum(["en", "de"]).optional(),
  weekStart: z.enum(WEEK_STARTS).optional(),
  hourCycle: z.enum(HOUR_CYCLES).optional(),
  /** Whether single keys act. */
  shortcuts: z.boolean().optional(),
});

/** Writes what is given and leaves the rest, of the actor alone. */
export async function updateSettings(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  settings: z.infer<typeof settingsInput>,
): Promise<void> {
  await db.user.update({ where: { id: actor.userId }, data: settings });
}
