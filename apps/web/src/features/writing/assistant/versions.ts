import type { TextVersionView, WritingUsage } from "@takt/domain/writing/model/composition-view";
import type { WritingJob } from "./assistant-state";

type Versions = readonly TextVersionView[];

/** Returns the versions with a new or changed one, oldest first. */
export function withVersion(versions: Versions, version: TextVersionView): TextVersionView[] {
  return [...versions.filter(({ id }) => id !== version.id), version].toSorted(
    (one, other) => one.number - other.number,
  );
}

/** A version on the screen, and the one it is based on, if any. */
export type ShownVersion = { key: string; version: TextVersionView; before: TextVersionView | null };

/** Returns the version to show, or the newest when that is gone; null when there is none. */
export function shownVersion(
  versions: Versions,
  shown: { key: string; id: string } | null,
): ShownVersion | null {
  const version = versions.find(({ id }) => id === shown?.id) ?? versions.at(-1);
  if (!version) return null;
  return {
    key: version.id === shown?.id ? shown.key : version.id,
    version,
    before: versions.find(({ id }) => id === version.basedOn) ?? null,
  };
}

/** Returns the version on which a failed rewrite is retried: the shown one when it is the same or an edit of it. */
export function retryVersion(askedId: string, shown: TextVersionView | null, savedId: string | null): string {
  if (!shown || savedId === null) return askedId;
  const isSame = shown.id === askedId || (shown.kind === "edited" && shown.basedOn === askedId);
  return isSame ? savedId : askedId;
}

/** Returns the engine of a version; of an edited one, the engine that all versions share, or null when they differ. */
export function getEngine(version: TextVersionView, versions: Versions): TextVersionView["engine"] {
  if (version.engine) return version.engine;
  const engines = new Set(versions.flatMap(({ engine }) => (engine ? [engine] : [])));
  return engines.size === 1 ? [...engines][0]! : null;
}

/** Returns the name of the model that writes; null for the outline composer, which also rewrites its own outlines. */
export function findModel(
  job: WritingJob | null,
  { engine }: Pick<WritingUsage, "engine">,
  versions: Versions,
): string | null {
  if (engine.kind === "outline" || (job?.kind === "write" && job.engine === "outline")) return null;
  const base = job?.kind === "rewrite" ? versions.find(({ id }) => id === job.versionId) : undefined;
  return base && getEngine(base, versions) === "outline" ? null : engine.model;
}
