import { sql } from "@takt/db/sql";
import type { Actor } from "../shared/actor";
import { PERSON_NAME } from "../shared/person-name";
import { memberPictureUrl } from "../shared/picture-url";
import type { ShownAuthor } from "./model/post-view";

/**
 * Under whose name `posts p` of a workspace are published; null in a personal one, where that is always its user. That is asked
 * once, and not for each post.
 */
export const authorColumn = ({ workspaceId }: Pick<Actor, "workspaceId">) => sql`
  case when (select w.personal from workspaces w where w.id = ${workspaceId}::uuid) then null else (
    select jsonb_build_object('id', u.id, 'name', ${PERSON_NAME}, 'pictureKey', u.picture_key)
    from users u where u.id = p.author_id) end as author`;

/** authorColumn as it is read. */
export type AuthorRow = { id: string; name: string | null; pictureKey: string | null } | null;

/** Converts authorColumn for the screens of the actor. */
export function toShownAuthor(author: AuthorRow, { userId }: Pick<Actor, "userId">): ShownAuthor | null {
  return author && { name: author.name, image: memberPictureUrl(author), isSelf: author.id === userId };
}
