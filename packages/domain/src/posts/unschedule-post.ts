import type { Db } from "@takt/db/client";
import { sql } from "@takt/db/sql";
import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { getPost } from "./get-post";
import type { PostRef } from "./model/post-input";
import type { PostView } from "./model/post-view";
import { transitionPost } from "./transition-post";
import { transition } from "./transition";

const CANCEL = transition("cancel");

/** Clears the schedule: the post is a draft again. */
export async function unschedulePost(
  deps: Pick<PostsDeps, "db">,
  actor: Actor,
  ref: PostRef,
): Promise<PostView> {
  await transitionPost(deps.db, actor, "unschedule", ref);
  return getPost(deps, actor, ref.id);
}

/** Cancels a scheduled post, which keeps its text and its old time, and can be scheduled again. */
export async function cancelPost(deps: Pick<PostsDeps, "db">, actor: Actor, ref: PostRef): Promise<PostView> {
  await transitionPost(deps.db, actor, "cancel", ref);
  return getPost(deps, actor, ref.id);
}

/** Cancels what accounts that are no longer active have on the schedule. Returns the number of posts. */
export function cancelPostsOfClosed(db: Pick<Db, "$executeRaw">, authorIds: string[]): Promise<number> {
  return db.$executeRaw(
    sql`update posts p set ${CANCEL.set} where p.author_id = any(${authorIds}::uuid[]) and ${CANCEL.from}`,
  );
}
