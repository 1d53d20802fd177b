import type { Db } from "@takt/db/testing/connect-test-database";
import { describeVoice } from "@takt/domain/voice/model/describe-voice";
import { measureVoice } from "@takt/domain/voice/model/measure-voice";
import { defaultAnswers } from "@takt/domain/writing/model/composition-answers";

/** The answers of a composition that is ready to be written. */
const ANSWERS = { ...defaultAnswers("en"), topic: "Topic" };

/** The measures of a style sheet. */
const MEASURES = measureVoice([{ content: "I write for the people who read.", hashtags: ["tag"] }]);

/** A composition with a version, its generation, and the style sheet. */
export async function seedWriting(db: Db, user: { id: string; workspaceId: string }, mark: string) {
  const composition = await db.composition.create({
    data: { userId: user.id, workspaceId: user.workspaceId, answers: ANSWERS },
  });
  const version = await db.textVersion.create({
    data: {
      compositionId: composition.id,
      number: 1,
      kind: "written",
      text: "A text",
      parameters: ANSWERS,
      engine: "model",
      model: "model",
      textHash: `${mark}-text-hash`,
    },
  });
  await db.generation.create({
    data: {
      userId: user.id,
      compositionId: composition.id,
      kind: "write",
      state: "spent",
      month: "2026-01",
      units: 1,
      engine: "model",
      model: "model",
      requestId: `${mark}-request`,
    },
  });
  const voice = await db.voiceSheet.create({
    data: {
      userId: user.id,
      measures: MEASURES,
      words: describeVoice(MEASURES),
      postCount: 3,
      computedAt: new Date(),
    },
  });
  return { composition, version, voice };
}
