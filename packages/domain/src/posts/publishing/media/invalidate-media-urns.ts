import type { PostsDeps } from "../../deps";

/**
 * Deletes the URNs that an attempt was sent with when LinkedIn no longer knows a file of its post, so that the files
 * are uploaded again. Returns `already_tried` when an earlier attempt of this scheduling did so: it cannot help then.
 * Calling it twice for one attempt is harmless.
 */
export async function invalidateMediaUrns(
  { db }: Pick<PostsDeps, "db">,
  attemptId: string,
): Promise<"invalidated" | "no_files" | "already_tried"> {
  const [row] = await db.$queryRaw<{ files: number; before: number }[]>`
    select (select count(*)::int from media m where m.post_id = a.post_id) as files,
      (select count(*)::int from publish_attempts o where o.post_id = a.post_id and o.scheduling = a.scheduling
        and o.outcome = 'media_gone' and o.id <> a.id) as before
    from publish_attempts a where a.id = ${attemptId}::uuid`;
  if (!row || row.files === 0) return "no_files";
  if (row.before > 0) return "already_tried";
  await db.$executeRaw`
    delete from media_urns u using publish_attempts a, media m
    where a.id = ${attemptId}::uuid and m.post_id = a.post_id and u.sha256 = m.sha256 and u.member_sub = a.member_sub
      and u.uploaded_at < a.sent_at -- guard:invalidate-older`;
  return "invalidated";
}
