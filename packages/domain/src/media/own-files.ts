import type { Actor } from "../shared/actor";

/** The part of every `where` that keeps a user's files to that user. */
export function ownFiles({ userId, workspaceId }: Actor) {
  return { uploaderId: userId, workspaceId };
}
