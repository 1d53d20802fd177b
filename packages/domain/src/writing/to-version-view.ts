import type { TextVersion } from "@takt/db/generated/prisma/client";
import { parseSources } from "../posts/model/source";
import { versionOrigin } from "../provenance/model/version-origin";
import { DIGITAL_SOURCE_TYPES } from "../shared/digital-source-type";
import type { TextVersionView } from "./model/composition-view";
import type { Rewrite } from "./model/rewrite";
import { basedOn, type StoredParameters } from "./model/stored-parameters";

/** Converts a row for screens. */
export function toVersionView(row: TextVersion): TextVersionView {
  const parameters = row.parameters as StoredParameters;
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    rewrite: row.rewrite as Rewrite | null,
    text: row.text,
    hashtags: row.hashtags,
    researched: parameters.useResearch === true,
    sources: parseSources(row.sources),
    engine: row.engine,
    model: row.model,
    digitalSourceType: DIGITAL_SOURCE_TYPES[versionOrigin({ engine: row.engine, parameters })],
    basedOn: basedOn(parameters),
    partial: row.partial,
    createdAt: row.createdAt,
  };
}
