import type { PostView } from "@takt/domain/posts/model/post-view";
import { TRPCClientError } from "@trpc/client";
import { describe, expect, test } from "vitest";
import { saveFirstPost, type PostsApi } from "./save-first-post";

const TEXT = { content: "Hello", hashtags: ["one"] };

/** A server of a few lines, and the id that the tab has stored. */
function make(posts: Partial<PostView>[] = []) {
  const rows = posts.map((post, i) => ({ ...row(`p${i}`), ...post }));
  const calls: string[] = [];
  const ids = ["p0"];
  const storedId = { get: () => ids.at(-1)!, renew: () => (ids.push(`p${ids.length}`), ids.at(-1)!) };
  const api: PostsApi = {
    async create({ id, ...post }) {
      calls.push(`create ${id}`);
      const known = rows.find((one) => one.id === id);
      if (known?.deletedAt) throw refused("post_not_found");
      if (known) return known;
      const created = { ...row(id), content: post.content, hashtags: post.hashtags };
      rows.push(created);
      return created;
    },
    async update({ ref, post }) {
      calls.push(`update ${ref.id} v${ref.version} ${post.visibility} ${post.media.length}`);
      const { content, hashtags } = post;
      return Object.assign(
        rows.find(({ id }) => id === ref.id)!,
        {
          content,
          hashtags,
          version: ref.version + 1,
        },
      );
    },
  };
  return { api, calls, rows, save: (wanted = TEXT) => saveFirstPost(api, storedId, wanted) };
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
  test("creates a post", async () => {
    const { save, calls, rows } = make();
    expect(await save()).toMatchObject({ id: "p0", ...TEXT });
    expect(calls).toEqual(["create p0"]);
    expect(rows).toHaveLength(1);
  });

  test("does not take an equal draft for its own", async () => {
    const { save, rows } = make([{ id: "equal" }]);
    await save();
    expect(rows).toHaveLength(2);
  });
});

describe("a further try", () => {
  test("with the same text writes nothing", async () => {
    const { save, calls, rows } = make([{}]);
    expect(await save()).toMatchObject({ id: "p0", version: 1 });
    expect(calls).toEqual(["create p0"]);
    expect(rows).toHaveLength(1);
  });

  test("with another text changes the post on its current version and keeps what the editor added", async () => {
    const media = [{ id: "m", altText: "A", title: "" }] as PostView["media"];
    const { save, calls, rows } = make([{ version: 4, visibility: "CONNECTIONS", media }]);
    await save({ ...TEXT, content: "Other" });
    expect(calls).toEqual(["create p0", "update p0 v4 CONNECTIONS 1"]);
    expect(rows).toMatchObject([{ content: "Other" }]);
  });

  test("with other hashtags changes the post", async () => {
    const { save, rows } = make([{}]);
    await save({ ...TEXT, hashtags: ["two"] });
    expect(rows).toMatchObject([{ hashtags: ["two"] }]);
  });

  test.each(["scheduled", "publishing", "published"] as const)(
    "returns a post that is %s by now as it is",
    async (status) => {
      const { save, calls } = make([{ status }]);
      expect(await save({ ...TEXT, content: "Other" })).toMatchObject({ id: "p0", status, content: "Hello" });
      expect(calls).toEqual(["create p0"]);
    },
  );

  test("creates another post when the first was deleted", async () => {
    const { save, calls } = make([{ deletedAt: new Date() }]);
    expect(await save()).toMatchObject({ id: "p1", ...TEXT });
    // The new id is stored in place of the old one.
    await save();
    expect(calls).toEqual(["create p0", "create p1", "create p1"]);
  });

  test("creates no other post when the call fails in another way", async () => {
    const { api, save, calls } = make([{}]);
    api.create = () => Promise.reject(new Error("offline"));
    await expect(save()).rejects.toThrow("offline");
    expect(calls).toEqual([]);
  });
});

test("a try after a lost answer finds the post that was created", async () => {
  const { api, save, rows } = make();
  const { create } = api;
  api.create = async (post) => {
    await create(post);
    throw new Error("connection lost");
  };
  await expect(save()).rejects.toThrow("connection lost");
  api.create = create;
  expect(await save()).toMatchObject({ id: "p0", ...TEXT });
  expect(rows).toHaveLength(1);
});

test("a try after a call that has not arrived creates the post", async () => {
  const { api, save, rows } = make();
  const { create } = api;
  api.create = () => Promise.reject(new Error("offline"));
  await expect(save()).rejects.toThrow("offline");
  api.create = create;
  await save();
  expect(rows).toMatchObject([{ id: "p0" }]);
});
