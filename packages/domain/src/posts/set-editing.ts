import { sql } from "@takt/db/sql";
import { z } from "zod";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { PERSON_NAME } from "../shared/person-name";
import { memberPictureUrl } from "../shared/picture-url";
import { EDITING_ENDS_AFTER_MS, type PostEditorView } from "./model/post-editors";
import { postsOfSql, refusePost } from "./posts-of";

/** A post, and whether it is open in the editor. */
export const editingInput = z.strictObject({ id: z.uuid(), isOpen: z.boolean() });

/** Rows of editors that have been silent for this long are removed. */
const REMOVED_AFTER_MS = 5 * 60_000;
/** The most that one call removes. */
const REMOVED_AT_ONCE = 100;

type Row = { userId: string | null; name: string | null; pictureKey: string | null };
type Editing = z.infer<typeof editingInput>;

/**
 * Records that the actor has a post open in the editor, until they are silent for EDITING_ENDS_AFTER_MS or close it, and lists
 * the other members who have. Refuses with `post_not_found` or `post_of_other` what the actor may not edit.
 */
export async function setEditing(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  { id, isOpen }: Editing,
): Promise<PostEditorView[]> {
  const { userId, workspaceId } = actor;
  if (!isOpen) {
    await db.postEditor.deleteMany({ where: { postId: id, userId, workspaceId } });
    return [];
  }
  const rows = await keepOpen({ db }, actor, id);
  if (rows.length === 0) return refusePost(db, actor, id);
  return rows.flatMap(toView);
}

/** One row for each other editor, one that is empty where there is none, and no row where the actor may not edit the post. */
const keepOpen = ({ db }: Pick<CoreDeps, "db">, actor: Actor, id: string) =>
  db.$queryRaw<Row[]>`
    with own as (
      insert into post_editors (workspace_id, post_id, user_id, seen_at)
      select p.workspace_id, p.id, ${actor.userId}::uuid, now() from posts p
        where p.id = ${id}::uuid and p.deleted_at is null and ${postsOfSql(actor, "drafts.write")}
      on conflict (post_id, user_id) do update set workspace_id = excluded.workspace_id, seen_at = excluded.seen_at
      returning post_id, workspace_id
    ), silent as (
      delete from post_editors where (post_id, user_id) in (
        select post_id, user_id from post_editors
          where seen_at < now() - ${milliseconds(REMOVED_AFTER_MS)} and user_id <> ${actor.userId}::uuid
          order by seen_at limit ${REMOVED_AT_ONCE}::int for update skip locked)
    )
    select u.id as "userId", ${PERSON_NAME} as name, u.picture_key as "pictureKey"
    from own
      left join post_editors e on e.post_id = own.post_id and e.workspace_id = own.workspace_id
        and e.user_id <> ${actor.userId}::uuid and e.seen_at > now() - ${milliseconds(EDITING_ENDS_AFTER_MS)}
      left join users u on u.id = e.user_id
    order by name, u.id`;

const milliseconds = (ms: number) => sql`${ms}::int * interval '1 millisecond'`;

const toView = ({ userId, name, pictureKey }: Row): PostEditorView[] =>
  userId === null ? [] : [{ userId, name, image: memberPictureUrl({ id: userId, pictureKey }) }];
