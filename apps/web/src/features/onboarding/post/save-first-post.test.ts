import type { PostSummary, PostView } from "@takt/domain/posts/model/post-view";
import { TRPCClientError } from "@trpc/client";
import { describe, expect, test } from "vitest";
import { saveFirstPost, type PostsApi } from "./save-first-post";

const TEXT = { content: "Hello", hashtags: ["one"] };

/** A server of a few lines. */
function make(posts: Partial<PostView>[] = []) {
  const rows = posts.map((post, i) => ({ ...row(`p${i}`), ...post }));
  const calls: string[] = [];
  const find = (id: string) => {
    const found = rows.find((post) => post.id === id);
    if (!found) throw refused("post_not_found");
    return found;
  };
  const api: PostsApi = {
    create(post) {
      calls.push("create");
      rows.push({ ...row(`new${rows.length}`), content: post.content, hashtags: post.hashtags });
      return Promise.resolve(rows.at(-1)!);
    },
    async update({ ref, post }) {
      calls.push(`update ${ref.id} v${ref.version} ${post.visibility} ${post.media.length}`);
      return Object.assign(find(ref.id), { content: post.content, version: ref.version + 1 });
    },
    async get({ id }) {
      calls.push(`get ${id}`);
      return find(id);
    },
    drafts: () =>
      Promise.resolve(
        rows.map((post) => ({ ...post, excerpt: post.content.slice(0, 280) }) as unknown as PostSummary),
      ),
  };
  return { api, calls, rows };
}
const row = (id: string) =>
  ({
    id,
    version: 1,
    status: "draft",
    visibility: "PUBLIC",
    media: [],
    deletedAt: null,
    ...TEXT,
  }) as unknown as PostView;
function refused(code: string) {
  const error = new TRPCClientError(code);
  Object.assign(error, { data: { domain: { code, data: {} } } });
  return error;
}

describe("a first try", () => {
  test("makes a post", async () => {
    const { api, calls, rows } = make();
    expect(await saveFirstPost(api, TEXT, { postId: null, unsure: false })).toMatchObject(TEXT);
    expect(calls).toEqual(["create"]);
    expect(rows).toHaveLength(1);
  });

  test("does not take an equal draft for its own", async () => {
    const { api, rows } = make([{}]);
    await saveFirstPost(api, TEXT, { postId: null, unsure: false });
    expect(rows).toHaveLength(2);
  });
});

describe("a further try", () => {
  test("of the same text writes nothing", async () => {
    const { api, calls } = make([{}]);
    expect(await saveFirstPost(api, TEXT, { postId: "p0", unsure: false })).toMatchObject({ id: "p0" });
    expect(calls).toEqual(["get p0"]);
  });

  test("of another text changes the post, on its present version, and keeps what the editor added", async () => {
    const media = [{ id: "m", altText: "A", title: "" }] as PostView["media"];
    const { api, calls } = make([{ version: 4, visibility: "CONNECTIONS", media }]);
    await saveFirstPost(api, { ...TEXT, content: "Other" }, { postId: "p0", unsure: false });
    expect(calls).toEqual(["get p0", "update p0 v4 CONNECTIONS 1"]);
  });

  test.each(["scheduled", "publishing", "published"] as const)(
    "finds it %s by now: as it is",
    async (status) => {
      const { api, calls } = make([{ status }]);
      const found = await saveFirstPost(api, { ...TEXT, content: "Other" }, { postId: "p0", unsure: false });
      expect(found).toMatchObject({ id: "p0", status, content: "Hello" });
      expect(calls).toEqual(["get p0"]);
    },
  );

  test.each([
    ["gone", []],
    ["deleted", [{ deletedAt: new Date() }]],
  ])("of a post that is %s makes another", async (_name, posts) => {
    const { api, calls } = make(posts);
    await saveFirstPost(api, TEXT, { postId: "p0", unsure: false });
    expect(calls).toEqual(["get p0", "create"]);
  });

  test("does not make another because the first cannot be read just now", async () => {
    const { api, calls } = make([{}]);
    api.get = () => Promise.reject(new Error("offline"));
    await expect(saveFirstPost(api, TEXT, { postId: "p0", unsure: false })).rejects.toThrow("offline");
    expect(calls).toEqual([]);
  });
});

describe("after a try without an answer", () => {
  test("what it has made is found", async () => {
    const { api, rows } = make([{ content: "Hello, others" }, {}]);
    expect(await saveFirstPost(api, TEXT, { postId: null, unsure: true })).toMatchObject({ id: "p1" });
    expect(rows).toHaveLength(2);
  });

  test("it has made nothing: it is made now", async () => {
    const { api, rows } = make([{ content: "Hell" }, { hashtags: ["two"] }]);
    await saveFirstPost(api, TEXT, { postId: null, unsure: true });
    expect(rows).toHaveLength(3);
  });
});
