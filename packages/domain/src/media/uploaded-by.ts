import type { Actor } from "../shared/actor";

/** The `where` fragment that limits files to their owner. */
export function uploadedBy({ userId, workspaceId }: Actor) {
  return { uploaderId: userId, workspaceId };
}
