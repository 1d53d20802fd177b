import { z } from "zod";
import type { UsersDeps } from "./deps";
import type { Actor } from "../shared/actor";
import type { ProfileInput } from "./model/profile-input";
import { isZone } from "../shared/is-zone";
import { WEEK_STARTS, HOUR_CYCLES } from "../shared/time-settings";

/** The settings that users may change in their own row: an allowlist. */
export const settingsInput = z.strictObject({
  /** An IANA name: an offset such as +02:00 has no summer time. */
  timezone: z
    .string()
    .max(64)
    .refine((zone) => isZone(zone) && !/^[+-]/.test(zone))
    .optional(),
  preferredLanguage: z.enum(["en", "de"]).optional(),
  weekStart: z.enum(WEEK_STARTS).optional(),
  hourCycle: z.enum(HOUR_CYCLES).optional(),
  /** Whether single-key shortcuts are on. */
  shortcuts: z.boolean().optional(),
});

/** Updates display name and headline; an omitted field is unchanged. */
export async function updateProfile(
  { db }: Pick<UsersDeps, "db">,
  actor: Actor,
  { displayName, headline }: ProfileInput,
): Promise<void> {
  await db.user.update({ where: { id: actor.userId }, data: { displayName, headline } });
}

/** Updates the given settings of the actor; omitted ones are unchanged. */
export async function updateSettings(
  { db }: Pick<UsersDeps, "db">,
  actor: Actor,
  settings: z.infer<typeof settingsInput>,
): Promise<void> {
  await db.user.update({ where: { id: actor.userId }, data: settings });
}
