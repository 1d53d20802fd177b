import { Readable } from "node:stream";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { createTeam } from "@takt/domain/testing/create-team";
import { createFakeArchive } from "@takt/domain/testing/fake-archive";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { loadActor } from "@takt/domain/users/load-actor";
import { writeZip } from "@takt/storage/zip/write-zip";
import { expect, test, vi } from "vitest";
import { GET } from "./route";

const now = vi.hoisted(() => ({ deps: null as unknown, userId: null as string | null }));
vi.mock("~/server/deps", () => ({ deps: () => now.deps }));
vi.mock("~/server/log", () => ({ log: { error: console.error } }));
vi.mock("~/server/context", () => ({
  createContext: async (slug?: string) => ({
    user:
      now.userId && (await loadActor(now.deps as never, now.userId, slug === undefined ? null : { slug })),
    session: {},
  }),
}));

const database = useTestDatabase();
const get = (slug: string, signal?: AbortSignal) =>
  GET(
    new Request(
      `http://localhost:3000/api/workspaces/archive?workspace=${slug}`,
      signal ? { signal } : undefined,
    ),
  );

async function make() {
  const team = await createTeam(database.db, "admin", "editor", "approver", "viewer");
  const owner = { id: team.owner.userId, workspaceId: team.workspace.id };
  const post = await createPost(database.db, owner, { content: "Words" });
  const media = await createMedia(database.db, owner, { postId: post.id });
  return { ...team, post, media, path: `media/${media.id}-${media.fileName}` };
}
const signIn = (userId: string | null, answers: Parameters<typeof fakeDeps>[1] = {}) =>
  Object.assign(now, { deps: fakeDeps(database.db, { writeArchive: writeZip, ...answers }), userId });

test("who manages a workspace saves all of it as a ZIP, which nobody else's browser keeps", async () => {
  const { owner, members, slug, post, path } = await make();
  for (const { userId } of [owner, members[0]!]) {
    const { writeArchive, contents } = createFakeArchive();
    signIn(userId, { writeArchive });
    const answer = await get(slug);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": expect.stringContaining(`takt-${slug}-`) as string,
      "cache-control": "private, no-store",
    });
    expect(await answer.text()).toBe("archive");
    expect(contents.get(path)).toBe("bytes");
    expect(JSON.parse(contents.get("data/posts.json")!)).toMatchObject([{ id: post.id, files: [{ path }] }]);
  }
});

test("no other role, no visitor and nobody who is no member saves it", async () => {
  const [{ members, slug }, other] = [await make(), await make()];
  for (const { userId } of members.slice(1)) {
    signIn(userId);
    expect((await get(slug)).status).toBe(403);
  }
  signIn(other.owner.userId);
  for (const foreign of [slug, "no-such"]) expect((await get(foreign)).status).toBe(404);
  signIn(null);
  expect((await get(slug)).status).toBe(401);
});

test("who is removed saves nothing any more, nor anybody of a workspace that is closed", async () => {
  const { owner, members, slug, workspace } = await make();
  const admin = members[0]!;
  await database.db.membership.deleteMany({ where: { userId: admin.userId, workspaceId: workspace.id } });
  signIn(admin.userId);
  expect((await get(slug)).status).toBe(404);
  await database.db.workspace.update({ where: { id: workspace.id }, data: { closedAt: new Date() } });
  signIn(owner.userId);
  expect((await get(slug)).status).toBe(404);
});

test("one file is open at a time and read as fast as the answer is, and is let go with the request", async () => {
  const { owner, slug, post, workspace } = await make();
  const by = { id: owner.userId, workspaceId: workspace.id };
  await createMedia(database.db, by, { postId: post.id });
  const opened: Readable[] = [];
  let chunks = 0;
  const deps = fakeDeps(database.db);
  signIn(owner.userId, {
    files: {
      ...deps.files,
      read() {
        const stream = new Readable({
          read() {
            chunks += 1;
            this.push(Buffer.alloc(65_536));
          },
        });
        opened.push(stream);
        return Promise.resolve({ stream, bytes: 1e12 });
      },
    },
  });
  const request = new AbortController();
  const answer = await get(slug, request.signal);
  const reader = answer.body!.getReader();
  while (opened.length === 0) await reader.read();
  const before = chunks;
  await new Promise((done) => setTimeout(done, 50));
  expect(chunks - before).toBeLessThan(20);
  expect(opened).toHaveLength(1);
  request.abort();
  await expect.poll(() => opened[0]!.destroyed).toBe(true);
  expect(opened).toHaveLength(1);
});
