import { z } from "zod";
import type { Deps } from "../deps";
import { isZone } from "../posts/model/publish-slot";
import type { Actor } from "../shared/actor";

/** What a user may change of their own row: an allowlist (spec section 7, "Update profile"). */
export const settingsInput = z.strictObject({
  timezone: z.string().max(64).refine(isZone).optional(),
  preferredLanguage: z.enum(["en", "de"]).optional(),
});

export async function updateSettings(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  settings: z.infer<typeof settingsInput>,
): Promise<void> {
  await db.user.update({ where: { id: actor.userId }, data: settings });
}
