import type { Deps } from "../../deps";
import type { FailureReason } from "../model/failure-reason";
import type { Publishable } from "./read-publishable";

/** scheduled -> failed: LinkedIn does not take a file of it. Only the version that was read. */
export async function failOfMedia(
  { db }: Pick<Deps, "db">,
  { id, version }: Pick<Publishable, "id" | "version">,
  { reason, words }: { reason: FailureReason; words: string | null },
): Promise<void> {
  await db.$executeRaw`
    update posts set status = 'failed', reason = ${reason}, reason_words = ${words}, queued_at = null, updated_at = now()
    where id = ${id}::uuid and status = 'scheduled' and deleted_at is null
      and version = ${version} -- guard:media-version`;
}
