import type { Readable } from "node:stream";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import type { Actor } from "../shared/actor";
import { dayIn } from "../shared/day-in";
import { requireAct } from "../workspaces/model/acts";
import { requireTeam } from "../workspaces/require-team";
import { withMembersLocked } from "../workspaces/with-members-locked";
import { writeLog } from "../workspaces/write-log";
import type { ArchiveDeps } from "./deps";
import { listWorkspaceEntries } from "./list-workspace-entries";

export type OpenedArchive = { fileName: string; stream: Readable };

/**
 * Opens everything of a workspace as one file, which is written as fast as it is read and is stored nowhere. It is for who
 * manages the workspace (`workspace.manage`): it has the log, which nobody else reads, and takes all at once out of it. The log
 * says who took it. A workspace whose plan has ended is saved like every other one.
 * Refuses with `act_forbidden`, `workspace_not_found`, `workspace_personal` and `rate_exceeded`.
 */
export async function openWorkspaceArchive(
  deps: Pick<ArchiveDeps, "db" | "files" | "clock" | "log" | "writeArchive">,
  caller: Actor,
): Promise<OpenedArchive> {
  requireAct(caller, "workspace.manage");
  await requireTeam(deps.db, caller);
  await consumeRateLimit(deps, caller, "workspaceArchive");
  return withMembersLocked(deps, caller, "workspace.manage", async ({ tx, actor, now }) => {
    const { slug } = await tx.workspace.findUniqueOrThrow({
      where: { id: actor.workspaceId },
      select: { slug: true },
    });
    await writeLog(tx, actor, now, { action: "workspace.downloaded" });
    const stream = deps.writeArchive(listWorkspaceEntries(deps, actor));
    stream.on("error", (error: unknown) =>
      deps.log.error("archive.failed", { workspace: actor.workspaceId, error }),
    );
    return { fileName: `takt-${slug}-${dayIn(new Date(now), actor.zone)}.zip`, stream };
  });
}
