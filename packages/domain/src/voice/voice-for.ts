import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { voiceJson } from "./model/voice-json";

/** Returns the style sheet's text for a prompt in this language; null unless the actor has switched it on. */
export async function voiceFor(
  { db }: Pick<CoreDeps, "db">,
  { userId }: Pick<Actor, "userId">,
  language: "en" | "de",
): Promise<string | null> {
  const row = await db.voiceSheet.findFirst({ where: { userId, enabled: true }, select: { words: true } });
  return (row && voiceJson.words(row.words)[language].trim()) || null;
}
