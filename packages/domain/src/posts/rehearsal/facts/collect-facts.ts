import { openToken } from "@takt/domain/connections/open-token";
import { awaitAll } from "@takt/domain/shared/concurrency";
import type { PostsDeps } from "../../deps";
import { readCommentGrant } from "../../first-comment/get-comment-access";
import { hasFirstComment } from "../../model/first-comment";
import type { Author } from "../../posts-of";
import { findDeadLinks } from "./find-dead-links";
import { findTwins } from "./find-twins";
import { readDay } from "./read-day";
import { readSubject, type Subject } from "./read-subject";
import type { RefusalFacts, RehearsalFacts } from "./rehearsal-facts";

export type RehearsalDeps = Pick<
  PostsDeps,
  "db" | "clock" | "log" | "files" | "vault" | "apiProducts" | "callsPerDay" | "linkPages"
>;

/** Reads what is stored of a post and of others with the same text. Refuses with `post_not_found`. */
export async function readRefusalFacts(
  deps: Pick<RehearsalDeps, "db" | "clock">,
  author: Author,
  postId: string,
  at: Date,
): Promise<RefusalFacts & { subject: Subject }> {
  const subject = await readSubject(deps, author, postId);
  const { fields, request, files, row } = subject;
  const memberSub = row.author.linkedinProfileId;
  const twins = await findTwins(deps, author, { postId, memberSub, text: request.text, at });
  return { subject, now: new Date(deps.clock.now()), at, fields, request, files, twins };
}

/**
 * Collects all facts about a post at a time, in seven statements at most, whatever the account holds; storage is asked
 * for each file, and each link for its page, for four seconds at most. Refuses with `post_not_found`.
 */
export async function collectFacts(
  deps: RehearsalDeps,
  author: Author,
  postId: string,
  at: Date,
): Promise<RehearsalFacts> {
  const { subject, ...stored } = await readRefusalFacts(deps, author, postId, at);
  const { request, row } = subject;
  const memberSub = row.author.linkedinProfileId;
  const commented = hasFirstComment(row.firstComment);
  const [day, comment, links, files] = await Promise.all([
    readDay(deps, author, { postId, memberSub, at }),
    commented ? readCommentGrant(deps, author) : null,
    findDeadLinks(deps, author, request),
    awaitAll(subject.files.map((file) => checkStorage(deps, file))),
  ]);
  return { ...stored, files, day, comment, links, connection: toConnection(deps, author, subject) };
}

/** Asks storage for a file that LinkedIn still has to get. */
async function checkStorage({ files }: RehearsalDeps, file: Subject["files"][number]) {
  if (file.isReady) return file;
  const isStored = await files.has(file.storageKey).catch(() => null);
  return { ...file, isStored };
}

function toConnection(
  deps: RehearsalDeps,
  { userId }: Author,
  { row }: Subject,
): RehearsalFacts["connection"] {
  const { linkedinStatus, linkedinAccessToken, linkedinAccessTokenExpiresAt, linkedinScopes } = row.author;
  const isReadable =
    linkedinStatus !== "active" ||
    (linkedinAccessToken !== null && openToken(deps, { userId, sealedToken: linkedinAccessToken }) !== null);
  return {
    status: linkedinStatus,
    endsAt: linkedinAccessTokenExpiresAt,
    scopes: linkedinScopes,
    isReadable,
  };
}
