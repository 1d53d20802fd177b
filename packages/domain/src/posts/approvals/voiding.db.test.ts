import { createMedia } from "@takt/db/testing/factories/create-media";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import type { Prisma } from "@takt/db/generated/prisma/client";
import { createApprovingTeam } from "../../testing/create-approving-team";
import { getPost } from "../get-post";
import { fakeDeps } from "../../testing/fake-deps";

const database = useTestDatabase();

const POLL = { pollQuestion: "Well?", pollOptions: ["Yes", "No"], pollDuration: "SEVEN_DAYS" } as const;

/** A scheduled post with two images, and whatever else a post can have, that is approved. */
async function makeApproved() {
  const team = await createApprovingTeam(database.db);
  const { id } = await team.schedule();
  const uploader = { id: team.editor.userId, workspaceId: team.workspace.id };
  const files = [
    await createMedia(database.db, uploader, { postId: id, position: 0 }),
    await createMedia(database.db, uploader, { postId: id, position: 1 }),
  ];
  await database.db.post.update({ where: { id }, data: { ...POLL, pollOptions: [...POLL.pollOptions] } });
  await team.approve(team.approver, id);
  const read = async () => database.db.post.findUniqueOrThrow({ where: { id } });
  const readHash = async () => (await getPost(fakeDeps(database.db), team.approver, id)).approval!.hash;
  return { ...team, id, files, uploader, read, hash: await readHash(), readHash };
}

const CHANGES: [string, Prisma.PostUncheckedUpdateInput][] = [
  ["text", { content: "Other" }],
  ["hashtags", { hashtags: ["other"] }],
  ["visibility", { visibility: "CONNECTIONS" }],
  ["link", { linkSource: "https://example.com/" }],
  ["title of the link", { linkTitle: "Other" }],
  ["description of the link", { linkDescription: "Other" }],
  ["question of the poll", { pollQuestion: "Other?" }],
  ["answers of the poll", { pollOptions: ["Yes", "Never"] }],
  ["length of the poll", { pollDuration: "ONE_DAY" }],
  ["first comment", { firstComment: "Other" }],
  ["time", { scheduledWall: "2030-01-01T09:00" }],
  ["time zone", { scheduledZone: "Asia/Tokyo" }],
];

describe("an approval is voided by the statement that changes what was approved:", () => {
  test.each(CHANGES)("the %s", async (_, data) => {
    const { id, read, hash, readHash } = await makeApproved();
    await database.db.post.update({ where: { id }, data });
    expect(await read()).toMatchObject({ approval: "voided", approvedHash: null, approvalStage: 0 });
    expect(await readHash()).not.toBe(hash);
  });

  test("the author", async () => {
    const { id, read, owner, hash, readHash } = await makeApproved();
    await database.db.post.update({ where: { id }, data: { authorId: owner.userId } });
    expect(await read()).toMatchObject({ approval: "voided" });
    expect(await readHash()).not.toBe(hash);
  });

  const FILES: [string, (media: typeof database.db.media, files: { id: string }[]) => Promise<unknown>][] = [
    [
      "alternative text",
      (media, [one]) => media.update({ where: { id: one!.id }, data: { altText: "Other" } }),
    ],
    ["title", (media, [one]) => media.update({ where: { id: one!.id }, data: { title: "Other" } })],
    ["bytes", (media, [one]) => media.update({ where: { id: one!.id }, data: { sha256: "other" } })],
    ["order", (media, [one]) => media.update({ where: { id: one!.id }, data: { position: 2 } })],
    [
      "number, when one is taken off",
      (media, [one]) => media.update({ where: { id: one!.id }, data: { postId: null } }),
    ],
    ["number, when one is deleted", (media, [one]) => media.delete({ where: { id: one!.id } })],
  ];
  test.each(FILES)("a file's %s", async (_, change) => {
    const { files, read, hash, readHash } = await makeApproved();
    await change(database.db.media, files);
    expect(await read()).toMatchObject({ approval: "voided", approvedHash: null });
    expect(await readHash()).not.toBe(hash);
  });

  test("a file more", async () => {
    const { id, uploader, read, hash, readHash } = await makeApproved();
    await createMedia(database.db, uploader, { postId: id, position: 2 });
    expect(await read()).toMatchObject({ approval: "voided" });
    expect(await readHash()).not.toBe(hash);
  });
});

describe("it holds", () => {
  test("while nothing that is published changes", async () => {
    const { id, read, files } = await makeApproved();
    const before = await read();
    await database.db.media.update({ where: { id: files[0]!.id }, data: { altText: files[0]!.altText } });
    const data = {
      version: 9,
      queuedAt: new Date(),
      dueAt: new Date(),
      releases: 1,
      replyReminder: "both" as const,
    };
    await database.db.post.update({ where: { id }, data: { ...data, content: before.content } });
    expect(await read()).toMatchObject({ approval: "approved", approvedHash: before.approvedHash });
  });

  test("for a published post, which is changed by approvers alone", async () => {
    const { id, read, files } = await makeApproved();
    await database.db.post.update({ where: { id }, data: { status: "published" } });
    await database.db.post.update({ where: { id }, data: { content: "Edited" } });
    await database.db.media.delete({ where: { id: files[0]!.id } });
    expect(await read()).toMatchObject({ approval: "approved" });
  });
});

test("what the clocks' new rules make of a time leaves the approval, which is of the time on the wall", async () => {
  const { id, read } = await makeApproved();
  await database.db.post.update({ where: { id }, data: { scheduledAt: new Date(Date.now() + 90_000_000) } });
  expect(await read()).toMatchObject({ approval: "approved" });
});

test("two posts with the same columns in other places have other hashes", async () => {
  const { draft } = await createApprovingTeam(database.db);
  const hashes = await Promise.all(
    [{ content: "ab" }, { content: "a", firstComment: "b" }, { content: "a", hashtags: ["b"] }].map(
      async (columns) => (await draft(undefined, columns)).approval!.hash,
    ),
  );
  expect(new Set(hashes).size).toBe(3);
});
