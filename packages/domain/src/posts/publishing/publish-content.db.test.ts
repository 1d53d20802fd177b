import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../../testing/to-actor";
import { beforeStatement } from "../../testing/before-statement";
import { fakeDeps } from "../../testing/fake-deps";
import { duePost, createPostInput, readyMedia } from "../../testing/post-fixtures";
import { updatePost } from "../update-post";
import { publishBatch } from "./publish-batch";
import { readPublishable } from "./read-publishable";

const database = useTestDatabase();
const LINK = { linkSource: " https://a.example/x ", linkTitle: " A (title) ", linkDescription: "" };
const POLL = {
  pollQuestion: " Which? ",
  pollOptions: ["This ", "That"],
  pollDuration: "THREE_DAYS" as const,
};

async function publish(columns: Parameters<typeof duePost>[1], create?: Parameters<typeof fakeDeps>[1]) {
  const { user, post } = await duePost(database.db, columns);
  const deps = fakeDeps(database.db, create);
  return {
    user,
    post,
    async send() {
      await publishBatch(deps, [post.id]);
      const row = await database.db.post.findUniqueOrThrow({ where: { id: post.id } });
      return { row, content: (JSON.parse(deps.sent[0]!.body) as { content: unknown }).content };
    },
  };
}

test("a link card is sent as an article without an image", async () => {
  const { send } = await publish(LINK);
  const { row, content } = await send();
  expect(content).toEqual({
    kind: "article",
    source: "https://a.example/x",
    title: "A (title)",
    description: "",
    thumbnail: null,
  });
  expect(row).toMatchObject({ status: "published", resolvable: false });
});

test("the post's image is the link card's, and is waited for", async () => {
  const { user, post, send } = await publish({ ...LINK, linkDescription: "More" });
  const { urn, sha256 } = await readyMedia(database.db, user, { postId: post.id });
  await database.db.mediaUrn.updateMany({ where: { sha256 }, data: { readyAt: null } });
  expect((await readPublishable(database, [post.id]))[0]!.unready).toMatchObject([{ sha256 }]);
  await database.db.mediaUrn.updateMany({ where: { sha256 }, data: { readyAt: new Date() } });
  expect((await send()).content).toMatchObject({ kind: "article", description: "More", thumbnail: urn });
});

test("a poll is sent with its answers in order", async () => {
  const { send } = await publish(POLL);
  const { row, content } = await send();
  expect(content).toEqual({
    kind: "poll",
    question: "Which?",
    options: ["This", "That"],
    duration: "THREE_DAYS",
  });
  expect(row).toMatchObject({ status: "published", resolvable: false });
});

test.each([
  ["link card", LINK],
  ["poll", POLL],
])("a %s whose create is not answered is not marked for a re-send", async (_kind, columns) => {
  const { send } = await publish(columns, { create: () => ({ kind: "unknown" }) });
  expect((await send()).row).toMatchObject({ status: "publishing", resolvable: false });
});

test("a post whose link card is edited between read and claim goes out as edited", async () => {
  const { user, post } = await duePost(database.db, LINK);
  const deps = fakeDeps(database.db);
  const linkCard = { source: "https://b.example/", title: "B", description: "" };
  const ref = { id: post.id, version: post.version };
  const edit = () => updatePost(database, toActor(user), ref, createPostInput({ linkCard }));
  deps.db = beforeStatement(database.db, "into publish_attempts", edit);
  await publishBatch(deps, [post.id]);
  const sent = deps.sent.map(
    ({ body }) => (JSON.parse(body) as { content: { source: string } }).content.source,
  );
  expect(sent).toEqual(["https://b.example/"]);
});
