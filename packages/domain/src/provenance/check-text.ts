import type { Db } from "@takt/db/client";
import { fingerprint, similarity } from "@takt/text/fingerprint/fingerprint";
import { comparedWords } from "@takt/text/fingerprint/words";
import { consumeRateLimit, EVERYBODY } from "../limits/consume-rate-limit";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DIGITAL_SOURCE_TYPES } from "../shared/digital-source-type";
import { TEXT_CHECK, type TextCheck } from "./model/text-check";
import { hashWords } from "./record-fingerprint";

/** Candidates that are compared; more share a band only when they come from one template. */
const MAX_CANDIDATES = 200;

type Engine = "model" | "outline";
type Visitor = Pick<Actor, "userId"> | { visitorHash: string | null };

/**
 * Tells whether a text, or one that is similar, was written here. The answer names neither a person nor a time, and the
 * text is not stored. Refuses with `rate_exceeded`.
 */
export async function checkText(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  visitor: Visitor,
  text: string,
): Promise<TextCheck> {
  await countCheck({ db, clock }, visitor);
  const words = comparedWords(text);
  if (words.length < TEXT_CHECK.minWords) return { verdict: "short" };
  const same = await findSame(db, words);
  if (same) return { verdict: "same", digitalSourceType: getOrigin(same, "generated") };
  const closest = await findClosest(db, words);
  if (!closest || closest.similarity < TEXT_CHECK.minSimilarity) return { verdict: "none" };
  const percent = Math.min(90, Math.round(closest.similarity * 10) * 10);
  return { verdict: "similar", digitalSourceType: getOrigin(closest.engine, "assisted"), percent };
}

function countCheck(deps: Pick<CoreDeps, "db" | "clock">, visitor: Visitor): Promise<void> {
  if ("userId" in visitor) return consumeRateLimit(deps, visitor, "textCheck");
  const { visitorHash } = visitor;
  if (visitorHash !== null) return consumeRateLimit(deps, { visitorHash }, "textCheck");
  return consumeRateLimit(deps, { visitorHash: EVERYBODY }, "textCheckOfEverybody");
}

/** A model's text counts before an outline of the same words, because it is what has to be marked. */
async function findSame(db: Db, words: readonly string[]): Promise<Engine | null> {
  const rows = await db.textFingerprint.findMany({
    where: { wordsHash: hashWords(words) },
    select: { engine: true },
  });
  const engines = rows.map(({ engine }) => engine);
  return engines.includes("model") ? "model" : (engines[0] ?? null);
}

async function findClosest(db: Db, words: readonly string[]) {
  const { signature, bands } = fingerprint(words);
  const rows = await db.textFingerprint.findMany({
    where: { bands: { hasSome: bands } },
    select: { signature: true, engine: true },
    orderBy: { createdAt: "desc" },
    take: MAX_CANDIDATES,
  });
  return rows
    .map((row) => ({ engine: row.engine, similarity: similarity(row.signature, signature) }))
    .reduce<{ engine: Engine; similarity: number } | null>(
      (best, row) => (best && best.similarity >= row.similarity ? best : row),
      null,
    );
}

function getOrigin(engine: Engine, ofModel: "generated" | "assisted") {
  return DIGITAL_SOURCE_TYPES[engine === "outline" ? "outline" : ofModel];
}
