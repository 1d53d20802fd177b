import type { TextVersion } from "@takt/db/generated/prisma/client";
import { parseSources } from "../posts/model/source";
import type { TextVersionView } from "./model/composition-view";
import type { Rewrite } from "./model/rewrite";
import { basedOn, type StoredParameters } from "./model/stored-parameters";

/** Converts a row for screens. */
export function toVersionView(row: TextVersion): TextVersionView {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    rewrite: row.rewrite as Rewrite | null,
    text: row.text,
    hashtags: row.hashtags,
    researched: (row.parameters as StoredParameters).useResearch === true,
    sources: parseSources(row.sources),
    engine: row.engine,
    model: row.model,
    basedOn: basedOn(row.parameters as StoredParameters),
    partial: row.partial,
    createdAt: row.createdAt,
  };
}
