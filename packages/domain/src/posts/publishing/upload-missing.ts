import type { Deps } from "../../deps";
import { invalidate } from "../../connections/invalidate";
import { tokenSubject } from "../../connections/token-subject";
import type { MissingFile, Publishable } from "./read-publishable";

/**
 * Uploads the files of a post that this member has no URN for, and remembers the URNs by (file, member).
 * `uploaded`: all there now. `left`: not now; a sweep comes back to it. A file that LinkedIn refuses
 * fails the post, if it is still the version that was read.
 */
export async function uploadMissing(
  deps: Pick<Deps, "db" | "files" | "publisher" | "vault" | "log">,
  row: Pick<Publishable, "id" | "version" | "authorId" | "memberSub" | "missing">,
): Promise<"uploaded" | "left"> {
  const { db } = deps;
  const user = await db.user.findUnique({ where: { id: row.authorId } });
  if (user?.linkedinStatus !== "active" || !user.linkedinAccessToken) return "left";
  const token = deps.vault.open(user.linkedinAccessToken, tokenSubject(row.authorId));
  for (const file of row.missing) {
    const outcome = await upload(deps, file, row.memberSub, token);
    deps.log.info("media.uploaded", { postId: row.id, kind: outcome.kind, status: outcome.status });
    switch (outcome.kind) {
      case "uploaded":
        await db.mediaUrn.upsert({
          where: { sha256_memberSub: { sha256: file.sha256, memberSub: row.memberSub } },
          create: { sha256: file.sha256, memberSub: row.memberSub, urn: outcome.urn },
          update: { urn: outcome.urn },
        });
        break;
      case "refused":
        await failVersion(db, row, outcome.words ?? null);
        return "left";
      case "unauthorized":
        await invalidate(db, row.authorId, user.linkedinGeneration, outcome.why);
        return "left";
      case "limited":
        await waitUntil(db, row, new Date(outcome.until));
        return "left";
      case "unavailable":
        return "left";
    }
  }
  return "uploaded";
}

function upload(
  { files, publisher }: Pick<Deps, "files" | "publisher">,
  { kind, storageKey, bytes, mimeType }: MissingFile,
  memberSub: string,
  token: string,
) {
  const open = async (range?: { first: number; last: number }) =>
    (await files.read(storageKey, range)).stream;
  return publisher.upload({ kind, bytes: Number(bytes), mimeType, open }, memberSub, token, {
    saved: null,
    save: () => Promise.resolve(),
    spend: () => Promise.resolve(true),
  });
}

function failVersion(db: Deps["db"], { id, version }: { id: string; version: number }, words: string | null) {
  return db.$executeRaw`
    update posts set status = 'failed', reason = 'media_rejected', reason_words = ${words}, queued_at = null, updated_at = now()
    where id = ${id}::uuid and status = 'scheduled' and deleted_at is null
      and version = ${version} -- guard:media-version`;
}

/** A daily limit: later, but never before its time; past its limit it is given up by the sweep. */
function waitUntil(db: Deps["db"], { id, version }: { id: string; version: number }, until: Date) {
  return db.$executeRaw`
    update posts set due_at = greatest(due_at, ${until}), queued_at = null, updated_at = now()
    where id = ${id}::uuid and status = 'scheduled' and version = ${version}`;
}
