import type { Actor } from "../../shared/actor";
import type { PostRef } from "../model/post-input";
import type { ChangeResult } from "../model/post-view";
import { changePublishedPost, type ChangeDeps } from "./change-published-post";

/**
 * Deletes a published post on LinkedIn, which cannot be undone; its row stays, with its text. LinkedIn answers a repeated
 * deletion like the first. Refuses as changePublishedPost does.
 */
export function deletePublishedPost(deps: ChangeDeps, actor: Actor, ref: PostRef): Promise<ChangeResult> {
  return changePublishedPost(deps, actor, ref, { kind: "delete" });
}
