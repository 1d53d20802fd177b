import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createReviewLink } from "@takt/db/testing/factories/create-review-link";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { createTeam } from "@takt/domain/testing/create-team";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { createLocalFileStore } from "@takt/storage/local-file-store";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { GET } from "./[token]/logo/route";

const now = vi.hoisted(() => ({ deps: null as unknown }));
vi.mock("~/server/deps", () => ({ deps: () => now.deps }));
vi.mock("~/env", () => ({ env: () => ({ AUTH_SECRET: "secret", TRUSTED_PROXY_HOPS: 0 }) }));
vi.mock("~/server/log", () => ({ log: { error: console.error } }));
vi.mock("next/headers", () => import("~/server/testing/next-headers"));

const database = useTestDatabase();
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), "takt-logo-"))));
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await database.db.rateWindow.deleteMany();
  now.deps = { ...fakeDeps(database.db), files: createLocalFileStore(folder) };
});

/** A team with a post that is shared, and its brand. */
async function make(logo: Buffer | null, link: Parameters<typeof createReviewLink>[3] = {}) {
  const { db } = database;
  const { workspace, owner } = await createTeam(db);
  const maker = { id: owner.userId, workspaceId: workspace.id };
  const logoKey = logo && (await createLocalFileStore(folder).storeBytes(crypto.randomUUID(), logo));
  await db.brand.create({
    data: { workspaceId: workspace.id, name: "Nord", logoKey, logoType: logo && "image/png" },
  });
  const post = await createPost(db, maker);
  const { token } = await createReviewLink(db, maker, post.id, link);
  return { owner, token };
}

const ask = (token: string) => {
  const request = new Request(`http://localhost/api/review/${token}/logo?v=1`);
  return GET(request, { params: Promise.resolve({ token }) });
};
async function refusal(token: string) {
  const answer = await ask(token);
  const { error } = (await answer.json()) as { error: { code: string } };
  return [answer.status, error.code];
}

test("a guest gets the logo of the workspace of their link, which nobody keeps or indexes, without a cookie", async () => {
  const [nord, sued] = [await make(Buffer.from("of Nord")), await make(Buffer.from("of Sued"))];
  expect(await (await ask(sued.token)).text()).toBe("of Sued");
  const answer = await ask(nord.token);
  expect([answer.status, await answer.text()]).toEqual([200, "of Nord"]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/png",
    "content-disposition": "inline",
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  expect(answer.headers.has("set-cookie")).toBe(false);
});

test("a brand without a logo has none to answer, and what is no token leads to nothing", async () => {
  const { token } = await make(null);
  expect(await refusal(token)).toEqual([404, "logo_not_found"]);
  for (const bad of ["", "x".repeat(42), "../".repeat(15)])
    expect(await refusal(bad)).toEqual([404, "logo_not_found"]);
});

test.each([
  ["that has expired", { expiresAt: new Date(0) }],
  ["that is revoked", { revokedAt: new Date(0) }],
])("a link %s answers no logo", async (_title, ended) => {
  const { token } = await make(Buffer.from("logo"), ended);
  expect(await refusal(token)).toEqual([404, "review_link_ended"]);
});

test("a link answers no logo once the plan for teams has ended", async () => {
  const { token, owner } = await make(Buffer.from("logo"));
  const ended = { subscriptionStatus: "ended" };
  await database.db.user.update({ where: { id: owner.userId }, data: ended });
  expect(await refusal(token)).toEqual([404, "review_link_ended"]);
});
