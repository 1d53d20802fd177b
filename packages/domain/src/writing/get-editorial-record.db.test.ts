import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { recordSourceVisit } from "../provenance/record-source-visit";
import { toActor } from "../testing/to-actor";
import { collectEvents } from "../testing/collect-events";
import { createCompositionFor } from "../testing/create-composition-for";
import { fakeDeps } from "../testing/fake-deps";
import { fakeWriter } from "../testing/fake-writer";
import { editVersion } from "./edit-version";
import { getEditorialRecord } from "./get-editorial-record";
import { toPost } from "./to-post";
import { writeText } from "./write-text";

const database = useTestDatabase();
const NOW = Date.UTC(2026, 10, 27, 9);
const ANSWER = {
  kind: "done",
  model: "model-2",
  promptVersion: "post-7",
  usage: null,
  requestId: null,
} as const;
const STUDY = "https://study.example/2026";
const PANEL = "https://panel.example/";
const TEXT = "Nine of ten teams that write their plans down keep them longer than a quarter.";

/** Has a researched text written, edits one word of it, and makes a reviewed post of that. */
async function publishable() {
  const user = await createUser(database.db, { name: "Anna Berger" });
  const actor = toActor(user);
  const { id } = await createCompositionFor(database.db, user);
  const sources = [STUDY, PANEL].map((url) => ({ title: "A source", url }));
  const value = { text: TEXT, hashtags: ["planning"], sources };
  const writer = fakeWriter("model", {
    write: () => Promise.resolve({ ...ANSWER, value }),
  });
  const deps = fakeDeps(database.db, { writer, clock: { now: () => NOW, sleep: () => Promise.resolve() } });
  await collectEvents(await writeText(deps, actor, { id }));
  const written = await database.db.textVersion.findFirstOrThrow({ where: { compositionId: id } });
  const text = TEXT.replace("Nine", "Eight");
  const edited = await editVersion(deps, actor, { id, versionId: written.id, text, hashtags: [] });
  const post = await toPost(deps, actor, { id, versionId: edited.id, reviewed: true });
  return { deps, actor, post, text };
}

test("the record names each version with its model, what was changed, and who reviewed the text when", async () => {
  const { deps, actor, post, text } = await publishable();
  const record = await getEditorialRecord(deps, actor, post.id);
  expect(record).toMatchObject({
    id: post.id,
    content: text,
    author: "Anna Berger",
    aiOrigin: "assisted",
    digitalSourceType: "http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia",
    reviewedAt: new Date(NOW),
    // One of fourteen words.
    changedPercent: 7,
    versions: [
      {
        number: 1,
        kind: "written",
        engine: "model",
        model: "model-2",
        promptVersion: "post-7",
        changedPercent: null,
      },
      { number: 2, kind: "edited", engine: null, model: null, changedPercent: 7 },
    ],
  });
  expect(record.textHash).toBe(record.versions[1]!.textHash);
});

test("the record says of each source when its author first opened it, or that they did not", async () => {
  const { deps, actor, post } = await publishable();
  const stranger = toActor(await createUser(database.db));
  await recordSourceVisit(deps, stranger, PANEL);
  await recordSourceVisit(deps, actor, STUDY);
  await recordSourceVisit({ ...deps, clock: { ...deps.clock, now: () => NOW + 60_000 } }, actor, STUDY);
  const { sources } = await getEditorialRecord(deps, actor, post.id);
  expect(sources).toEqual([
    { title: "A source", url: STUDY, openedAt: new Date(NOW) },
    { title: "A source", url: PANEL, openedAt: null },
  ]);
});

test("the record of a text that its author wrote has no versions and no mark", async () => {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, { content: "My own words." });
  expect(await getEditorialRecord(fakeDeps(database.db), toActor(user), post.id)).toMatchObject({
    aiOrigin: "none",
    digitalSourceType: null,
    changedPercent: null,
    reviewedAt: null,
    versions: [],
    sources: [],
  });
});

test("another member's record is refused like a missing one", async () => {
  const { deps, post } = await publishable();
  const stranger = toActor(await createUser(database.db));
  await expect(getEditorialRecord(deps, stranger, post.id)).rejects.toMatchObject({ code: "post_not_found" });
});
