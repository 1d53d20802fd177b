import type { TextVersionView, WritingUsage } from "@takt/domain/writing/model/composition-view";
import type { WritingJob } from "./create-writing";
import { engineOf } from "./engine-of";

/** Returns the name of the model that writes; null for the outline composer, which also rewrites its own outlines. */
export function modelOf(
  job: WritingJob | null,
  { engine }: Pick<WritingUsage, "engine">,
  versions: readonly TextVersionView[],
): string | null {
  if (engine.kind === "outline" || (job?.kind === "write" && job.engine === "outline")) return null;
  const base = job?.kind === "rewrite" ? versions.find(({ id }) => id === job.versionId) : undefined;
  return base && engineOf(base, versions) === "outline" ? null : engine.model;
}
