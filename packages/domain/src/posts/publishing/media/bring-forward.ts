import type { Deps } from "../../../deps";
import type { Publishable } from "../read-publishable";

/** A post that was held for its media, which is ready now: due at once, though not before its own time. Answers whether. */
export async function bringForward(
  { db }: Pick<Deps, "db">,
  { id, version }: Pick<Publishable, "id" | "version">,
): Promise<boolean> {
  const count = await db.$executeRaw`
    update posts set due_at = greatest(scheduled_at, least(due_at, now())), reason = null, reason_words = null,
      queued_at = null, updated_at = now()
    where id = ${id}::uuid and status = 'scheduled' and version = ${version}
      and reason in ('media_unready', 'unreachable', 'version_retired', 'token_unreadable') -- guard:bring-forward`;
  return count > 0;
}
