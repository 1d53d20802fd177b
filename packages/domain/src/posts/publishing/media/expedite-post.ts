import type { PostsDeps } from "../../deps";
import type { Publishable } from "../read-publishable";

/** Makes a post that was deferred for its media due at once, but not before its own time. Returns whether it did. */
export async function expeditePost(
  { db }: Pick<PostsDeps, "db">,
  { id, version }: Pick<Publishable, "id" | "version">,
): Promise<boolean> {
  const count = await db.$executeRaw`
    update posts set due_at = greatest(scheduled_at, least(due_at, now())), reason = null, reason_detail = null,
      queued_at = null, updated_at = now()
    where id = ${id}::uuid and status = 'scheduled' and version = ${version}
      and reason in ('media_unready', 'unreachable', 'version_retired', 'token_unreadable') -- guard:expedite-reason`;
  return count > 0;
}
