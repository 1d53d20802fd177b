import { createPost } from "@takt/db/testing/factories/create-post";
import type { Db } from "@takt/db/testing/connect-test-database";
import { describeVoice } from "@takt/domain/voice/model/describe-voice";
import { measureVoice } from "@takt/domain/voice/model/measure-voice";
import { defaultAnswers } from "@takt/domain/writing/model/composition-answers";

/** The answers of a composition that is ready to be written. */
const ANSWERS = { ...defaultAnswers("en"), topic: "Topic" };

/** The measures of a style sheet. */
const MEASURES = measureVoice([{ content: "I write for the people who read.", hashtags: ["tag"] }]);

/** A post that was made of a composition, with a version and a source: it has an editorial record. */
async function seedRecorded(db: Db, user: { id: string; workspaceId: string }) {
  const sources = [{ title: "A study", url: "https://study.example/" }];
  const recorded = await createPost(db, user, { content: "A text", aiOrigin: "generated", sources });
  const version = {
    number: 1,
    kind: "written",
    text: "A text",
    parameters: ANSWERS,
    textHash: "hash",
  } as const;
  const owner = { userId: user.id, workspaceId: user.workspaceId };
  const versions = { create: { ...version, engine: "model", model: "model" } } as const;
  await db.composition.create({ data: { ...owner, answers: ANSWERS, postId: recorded.id, versions } });
  return recorded;
}

/** A composition with a version, its generation, a post with an editorial record, and the style sheet. */
export async function seedWriting(db: Db, user: { id: string; workspaceId: string }, mark: string) {
  const recorded = await seedRecorded(db, user);
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
  return { composition, version, recorded, voice };
}
