import { createPost } from "@takt/db/testing/factories/create-post";
import { useTestDatabase } from "@takt/db/testing/test-database";
import type { ChangeOutcome } from "@takt/domain/posts/ports/publisher";
import { createTeam } from "@takt/domain/testing/create-team";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { beforeEach, expect, test } from "vitest";
import { createProgram } from "../testing/create-program";

const database = useTestDatabase();
beforeEach(() => database.db.rateWindow.deleteMany());

/** A published post of an owner, and a program with a key of theirs. */
async function make({ scopes, outcome }: { scopes?: string[]; outcome?: ChangeOutcome } = {}) {
  const { owner } = await createTeam(database.db, "editor");
  const deps = fakeDeps(database.db, outcome ? { change: () => outcome } : {});
  const author = { id: owner.userId, workspaceId: owner.workspaceId };
  const columns = { status: "published" as const, content: "Old", hashtags: ["planning"] };
  const { id, linkedinUrn } = await createPost(database.db, author, columns);
  const program = await createProgram({ db: database.db, deps }, owner, scopes);
  return { ...program, deps, urn: linkedinUrn, path: `/posts/${id}/linkedin`, read: `GET /posts/${id}` };
}
const SEEN = { "if-match": '"1"' };

test("the text of a published post is replaced on LinkedIn, in the version that was seen, and what is left out stays", async () => {
  const { call, deps, urn, path, read } = await make();
  const edited = await call(`PATCH ${path}`, { body: { text: "New" }, headers: SEEN });
  expect(edited).toMatchObject({
    status: 200,
    headers: { etag: '"2"' },
    json: { outcome: "done", message: null, post: { text: "New", hashtags: ["planning"], version: 2 } },
  });
  expect(deps.changes).toMatchObject([{ urn, text: "New\n\n#planning" }]);
  expect((await call(read)).json).toEqual(edited.json["post"]);
  expect(await call(`PATCH ${path}`, { body: { text: "Unseen" }, headers: SEEN })).toMatchObject({
    status: 412,
    json: { code: "post_changed" },
  });
  expect(await call(`PATCH ${path}`, { body: { text: "Unseen" } })).toMatchObject({ status: 428 });
  expect(deps.changes).toHaveLength(1);
});

test("a post is deleted on LinkedIn once, and stays in Takt without an address", async () => {
  const { call, deps, urn, path, read } = await make();
  const removed = await call(`DELETE ${path}`);
  expect(removed).toMatchObject({
    status: 200,
    json: { outcome: "done", post: { status: "published", text: "Old", url: null, deletedAt: null } },
  });
  expect(await call(read)).toMatchObject({ json: { removedAt: expect.any(String) } });
  expect(await call(`DELETE ${path}`)).toMatchObject({ status: 409, json: { code: "post_not_in_state" } });
  expect(deps.changes).toMatchObject([{ urn, text: null }]);
});

test("what LinkedIn does not do is reported in its words, and nothing has changed", async () => {
  const outcome = { kind: "refused", reason: "refused", status: 400, message: "No" } as const;
  const { call, path } = await make({ outcome });
  const post = { text: "Old", editedAt: null, removedAt: null };
  const reported = { status: 200, json: { outcome: "refused", message: "No", post } };
  expect(await call(`PATCH ${path}`, { body: { text: "New" }, headers: SEEN })).toMatchObject(reported);
  expect(await call(`DELETE ${path}`)).toMatchObject(reported);
});

test("a key that writes drafts changes nothing on LinkedIn", async () => {
  const { call, deps, path } = await make({ scopes: ["posts:write"] });
  const asked = [
    { target: `PATCH ${path}`, body: { text: "New" } },
    { target: `DELETE ${path}`, body: undefined },
  ];
  for (const { target, body } of asked)
    expect(await call(target, { body, headers: SEEN })).toMatchObject({
      status: 403,
      json: { code: "scope_missing", data: { scope: "posts:publish" } },
    });
  expect(deps.changes).toEqual([]);
});

test("a picture or a field that nobody knows is no part of an edit", async () => {
  const { call, path } = await make();
  for (const body of [{ media: [] }, { content: "New" }])
    expect(await call(`PATCH ${path}`, { body, headers: SEEN })).toMatchObject({
      status: 400,
      json: { code: "request_invalid" },
    });
});
