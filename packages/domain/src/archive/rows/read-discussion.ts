import type { Actor } from "../../shared/actor";
import { personName } from "../../shared/person-name";
import type { ArchiveDeps } from "../deps";
import type { ExportedRow } from "../format-rows";
import { mapPages, PAGE_SIZE, readPages } from "../read-pages";
import { archivedPosts, NAMED } from "./read-posts";

type Db = Pick<ArchiveDeps, "db">["db"];
type Person = { displayName: string | null; name: string | null } | null;
/** Rows about some posts, after an id. */
type OfPosts = { postId: { in: string[] }; id?: { gt: string } };

const nameOf = (person: Person) => person && personName(person);

/** Reads the notes about the posts of a workspace: by whom, or by which guest; nobody where the account is gone. */
export const readNotes = (db: Db, actor: Actor): AsyncIterable<ExportedRow[]> =>
  mapPages(
    readOfPosts(db, actor, (where) =>
      db.postNote.findMany({
        where,
        include: { user: NAMED, resolvedBy: NAMED },
        orderBy: { id: "asc" },
        take: PAGE_SIZE,
      }),
    ),
    (note) => ({
      id: note.id,
      post_id: note.postId,
      thread_id: note.threadId,
      by: nameOf(note.user),
      guest: note.guestName,
      text: note.text,
      quote: note.quote,
      at: note.at,
      edited_at: note.editedAt,
      deleted_at: note.deletedAt,
      resolved_at: note.resolvedAt,
      resolved_by: nameOf(note.resolvedBy),
    }),
  );

/** Reads what was asked and decided about the approval of the posts of a workspace. */
export const readApprovals = (db: Db, actor: Actor): AsyncIterable<ExportedRow[]> =>
  mapPages(
    readOfPosts(db, actor, (where) =>
      db.approvalEvent.findMany({
        where,
        include: { user: NAMED },
        orderBy: { id: "asc" },
        take: PAGE_SIZE,
      }),
    ),
    ({ id, postId, user, guestName, kind, stage, note, at }) => ({
      id,
      post_id: postId,
      by: nameOf(user),
      guest: guestName,
      kind,
      stage,
      note,
      at,
    }),
  );

/** Reads the review links of the posts of a workspace, without what opens them. */
export const readReviewLinks = (db: Db, actor: Actor): AsyncIterable<ExportedRow[]> =>
  mapPages(
    readOfPosts(db, actor, (where) =>
      db.reviewLink.findMany({
        where,
        include: { membership: { select: { user: NAMED } } },
        orderBy: { id: "asc" },
        take: PAGE_SIZE,
      }),
    ),
    ({ id, postId, name, membership, mayApprove, createdAt, expiresAt, revokedAt, openedAt }) => ({
      id,
      post_id: postId,
      name,
      by: nameOf(membership.user),
      may_approve: mayApprove,
      created_at: createdAt,
      expires_at: expiresAt,
      revoked_at: revokedAt,
      opened_at: openedAt,
    }),
  );

/** Rows know their post and no workspace: they are read by the posts of a page at a time, which their indexes begin with. */
export async function* readOfPosts<Row extends { id: string }>(
  db: Db,
  actor: Actor,
  read: (where: OfPosts) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const posts = readPages((after) =>
    db.post.findMany({
      where: { ...archivedPosts(actor), ...after },
      select: { id: true },
      orderBy: { id: "asc" },
      take: PAGE_SIZE,
    }),
  );
  for await (const page of posts) {
    const postId = { in: page.map(({ id }) => id) };
    yield* readPages((after) => read({ postId, ...after }));
  }
}
