import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import type { PostRef } from "./model/post-input";
import { DELETABLE } from "./model/post-moves";
import { refuseMove } from "./refuse-move";

/** Deletes a post; a scheduled one becomes cancelled in the same statement, so that it cannot go out. */
export async function deletePost({ db }: Pick<Deps, "db">, actor: Actor, ref: PostRef): Promise<void> {
  const count = await db.$executeRaw`
    update posts set
      deleted_at = now(),
      deleted_status = status,
      status = case when status = 'scheduled' then 'cancelled'::post_status else status end,
      queued_at = null,
      version = version + 1,
      updated_at = now()
    where id = ${ref.id}::uuid and version = ${ref.version} and deleted_at is null
      and author_id = ${actor.userId}::uuid and workspace_id = ${actor.workspaceId}::uuid
      and status = any(${[...DELETABLE]}::post_status[])`;
  if (count === 0) await refuseMove(db, actor, DELETABLE, ref);
}
