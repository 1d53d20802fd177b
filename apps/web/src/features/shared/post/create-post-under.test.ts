import type { NewPostInput } from "@takt/domain/posts/model/post-input";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { createPostUnder } from "./create-post-under";

const POST: Omit<NewPostInput, "id"> = { content: "Hello", hashtags: [], visibility: "PUBLIC", media: [] };

/** A stored id, and a server that refuses the ids of `refusals` with their code. */
function make(refusals: Record<string, string>) {
  const stored = ["first"];
  const storedId = { get: () => stored.at(-1)!, renew: () => (stored.push("second"), "second") };
  const create = async ({ id, content }: NewPostInput) => {
    const code = refusals[id];
    if (code === undefined) return { id, content } as PostView;
    throw Object.assign(new TRPCClientError(code), { data: { domain: { code, data: {} } } });
  };
  return { storedId, create };
}

test("a post is created under its stored id", async () => {
  const { storedId, create } = make({});
  expect(await createPostUnder(storedId, create, POST)).toEqual({ id: "first", content: "Hello" });
});

test("a post whose id was deleted is created under a new one, which is stored", async () => {
  const { storedId, create } = make({ first: "post_not_found" });
  expect(await createPostUnder(storedId, create, POST)).toEqual({ id: "second", content: "Hello" });
  expect(storedId.get()).toBe("second");
});

test("any other refusal is thrown, and the id stays", async () => {
  const { storedId, create } = make({ first: "rate_exceeded" });
  await expect(createPostUnder(storedId, create, POST)).rejects.toThrow("rate_exceeded");
  expect(storedId.get()).toBe("first");
});
