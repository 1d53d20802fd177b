import type { Actor } from "../../../shared/actor";

/** Whose post is rehearsed. */
export type Owner = Pick<Actor, "userId" | "workspaceId">;
