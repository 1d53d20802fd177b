import { createHash } from "node:crypto";
import type { Prisma } from "@takt/db/generated/prisma/client";
import { normalizeText } from "@takt/text/normalize-text";
import { truncate } from "@takt/text/truncate";
import { recordFingerprint } from "../provenance/record-fingerprint";
import { toJsonColumn } from "../shared/to-json-column";
import type { TextVersionView } from "./model/composition-view";
import type { Source } from "../posts/model/source";
import type { StoredParameters } from "./model/stored-parameters";
import { WRITING_LIMITS } from "./model/writing-limits";
import { toVersionView } from "./to-version-view";

export type NewVersion = {
  compositionId: string;
  kind: "written" | "rewritten" | "edited";
  rewrite: string | null;
  text: string;
  hashtags: string[];
  sources: Source[];
  parameters: StoredParameters;
  engine: "model" | "outline" | null;
  model: string | null;
  promptVersion: string | null;
  partial: boolean;
  createdAt: Date;
};

/** Adds the next version, under the lock of lockComposition, and what recognises a text that was written here. */
export async function addVersion(
  tx: Prisma.TransactionClient,
  version: NewVersion,
): Promise<TextVersionView> {
  const text = truncate(normalizeText(version.text), WRITING_LIMITS.text);
  const last = await tx.textVersion.aggregate({
    where: { compositionId: version.compositionId },
    _max: { number: true },
  });
  const row = await tx.textVersion.create({
    data: {
      ...version,
      text,
      textHash: textHash(text),
      sources: toJsonColumn(version.sources),
      parameters: toJsonColumn(version.parameters),
      number: (last._max.number ?? 0) + 1,
    },
  });
  if (version.engine) await recordFingerprint(tx, { ...version, engine: version.engine, text });
  return toVersionView(row);
}

/** Returns the SHA-256 of a text, which proves later which text it was. */
export function textHash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
