import { sql } from "@takt/db/sql";
import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import type { PostRef } from "./model/post-input";
import { DELETABLE } from "./model/post-transitions";
import { postsOfSql } from "./posts-of";
import { refuseTransition } from "./transition-post";
import { transitionIf } from "./transition";

const CANCEL = transitionIf("cancel", sql`true`);

/** Deletes a post; a scheduled one becomes cancelled in the same statement, so that it cannot go out. */
export async function deletePost({ db }: Pick<PostsDeps, "db">, actor: Actor, ref: PostRef): Promise<void> {
  const count = await db.$executeRaw`
    update posts p set
      ${CANCEL.set},
      deleted_at = now(),
      deleted_status = p.status
    where id = ${ref.id}::uuid and version = ${ref.version} and deleted_at is null
      and ${postsOfSql(actor, "drafts.write")}
      and status = any(${[...DELETABLE]}::post_status[])`;
  if (count === 0) await refuseTransition(db, actor, "drafts.write", DELETABLE, ref);
}
