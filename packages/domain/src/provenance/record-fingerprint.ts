import { createHash } from "node:crypto";
import type { Prisma } from "@takt/db/generated/prisma/client";
import { fingerprint } from "@takt/text/fingerprint/fingerprint";
import { comparedWords } from "@takt/text/fingerprint/words";
import { TEXT_CHECK } from "./model/text-check";

/**
 * Records what recognises a text that was written here, without the text and without whose it is. Of texts that are too
 * short to be recognised nothing is recorded; the same words are recorded once.
 */
export async function recordFingerprint(
  tx: Pick<Prisma.TransactionClient, "textFingerprint">,
  { text, engine, createdAt }: { text: string; engine: "model" | "outline"; createdAt: Date },
): Promise<void> {
  const words = comparedWords(text);
  if (words.length < TEXT_CHECK.minWords) return;
  const data = { wordsHash: hashWords(words), engine, createdAt, ...fingerprint(words) };
  await tx.textFingerprint.createMany({ data, skipDuplicates: true });
}

/** Returns the SHA-256 of a text's compared words. */
export function hashWords(words: readonly string[]): string {
  return createHash("sha256").update(words.join(" ")).digest("hex");
}
