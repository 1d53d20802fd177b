import type { ListedWorkspace } from "../../workspaces/model/workspace-view";

/** A workspace into which a member could let an application; without the plan of its owner they cannot. */
export type GrantPlace = Pick<ListedWorkspace, "id" | "name" | "slug"> & { hasPlan: boolean };
