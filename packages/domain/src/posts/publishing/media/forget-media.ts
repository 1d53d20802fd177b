import type { Deps } from "../../../deps";

/**
 * LinkedIn does not know a file of a post any more: forgets the URNs that the attempt was sent with, so that its files
 * are uploaded anew. `in_vain`: that was done before in this scheduling, and cannot help. Doing it twice for an attempt is
 * harmless.
 */
export async function forgetMedia(
  { db }: Pick<Deps, "db">,
  attemptId: string,
): Promise<"forgotten" | "no_files" | "in_vain"> {
  const [row] = await db.$queryRaw<{ files: number; before: number }[]>`
    select (select count(*)::int from media m where m.post_id = a.post_id) as files,
      (select count(*)::int from publish_attempts o where o.post_id = a.post_id and o.scheduling = a.scheduling
        and o.outcome = 'media_gone' and o.id <> a.id) as before
    from publish_attempts a where a.id = ${attemptId}::uuid`;
  if (!row || row.files === 0) return "no_files";
  if (row.before > 0) return "in_vain";
  await db.$executeRaw`
    delete from media_urns u using publish_attempts a, media m
    where a.id = ${attemptId}::uuid and m.post_id = a.post_id and u.sha256 = m.sha256 and u.member_sub = a.member_sub
      and u.uploaded_at < a.sent_at -- guard:forget-older`;
  return "forgotten";
}
