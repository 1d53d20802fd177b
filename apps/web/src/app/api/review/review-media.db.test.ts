import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createReviewLink } from "@takt/db/testing/factories/create-review-link";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { createLocalFileStore } from "@takt/storage/local-file-store";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { GET } from "./[token]/media/[id]/route";

const now = vi.hoisted(() => ({ deps: null as unknown }));
vi.mock("~/server/deps", () => ({ deps: () => now.deps }));
vi.mock("~/env", () => ({ env: () => ({ AUTH_SECRET: "secret", TRUSTED_PROXY_HOPS: 0 }) }));
vi.mock("~/server/log", () => ({ log: { error: console.error } }));
vi.mock("next/headers", () => import("~/server/testing/next-headers"));

const database = useTestDatabase();
const BYTES = Buffer.from("a picture");
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), "takt-review-"))));
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  now.deps = { ...fakeDeps(database.db), files: createLocalFileStore(folder) };
});

/** A shared post with a picture, of a workspace whose owner has the plan for teams. */
async function sharedPost() {
  const { db } = database;
  const owner = await createUser(db, { subscriptionStatus: "active", subscriptionPlan: "enterprise" });
  const post = await createPost(db, owner);
  const storageKey = await createLocalFileStore(folder).storeBytes(crypto.randomUUID(), BYTES);
  const media = await createMedia(db, owner, { postId: post.id, bytes: BigInt(BYTES.length), storageKey });
  return { owner, post, media };
}

async function ask(token: string, id: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost/api/review/${token}/media/${id}`, { headers });
  return GET(request, { params: Promise.resolve({ token, id }) });
}

test("a guest gets a picture of the post, or a part of it, which nobody keeps or indexes", async () => {
  const { owner, post, media } = await sharedPost();
  const { token } = await createReviewLink(database.db, owner, post.id);
  const answer = await ask(token, media.id);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe("a picture");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/png",
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(answer.headers.has("set-cookie")).toBe(false);
  const part = await ask(token, media.id, { range: "bytes=2-4" });
  expect([part.status, await part.text()]).toEqual([206, "pic"]);
});

test("a file of another post of the same workspace, and of another workspace, is answered like a missing one", async () => {
  const { owner, post } = await sharedPost();
  const { token } = await createReviewLink(database.db, owner, post.id);
  const others = [await createPost(database.db, owner), (await sharedPost()).post];
  const files = [
    await createMedia(database.db, owner, { postId: others[0]!.id }),
    await createMedia(database.db, owner),
    await database.db.media.findFirstOrThrow({ where: { postId: others[1]!.id } }),
  ];
  for (const { id } of [...files, { id: "none" }, { id: crypto.randomUUID() }]) {
    const answer = await ask(token, id);
    expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: "media_not_found" } }]);
  }
});

test.each([
  ["that has expired", { expiresAt: new Date(0) }],
  ["that is revoked", { revokedAt: new Date(0) }],
])("a link %s answers no file", async (_title, ended) => {
  const { owner, post, media } = await sharedPost();
  const { token } = await createReviewLink(database.db, owner, post.id, ended);
  const answer = await ask(token, media.id);
  expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: "review_link_ended" } }]);
});

test("what is no token answers no file", async () => {
  const { media } = await sharedPost();
  for (const token of ["", "x".repeat(42), "x".repeat(43), "../".repeat(15)])
    expect((await ask(token, media.id)).status).toBe(404);
});
