import type { Actor } from "../shared/actor";
import type { SyncDeps } from "../sync/deps";
import { confirmImport } from "../sync/imports/confirm-import";
import { proposeImport } from "../sync/imports/propose-import";
import type { SyncRunView } from "../sync/model/sync-run-view";

/** Brings a file and says yes to what was recognised in it. */
export async function startImport(
  deps: SyncDeps,
  actor: Actor,
  file: { bytes: Uint8Array; fileName: string },
): Promise<SyncRunView> {
  const { id } = await proposeImport(deps, actor, file);
  return confirmImport(deps, actor, id);
}
