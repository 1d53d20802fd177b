// @vitest-environment happy-dom
import type { PostView } from "@takt/domain/posts/model/post-view";
import errors from "@takt/i18n/messages/en/errors.json";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { appFrame, refusal, setUpFrame, shownToasts } from "~/testing/app-frame";
import { trpc } from "~/trpc/react";
import { usePostMutation } from "./use-post-mutations";

setUpFrame();

const post = { id: "p", version: 1 } as PostView;
const moved = { ...post, version: 2 };

/** A page that shows the post and a list, once both are there, and runs a mutation of the post on it. */
async function start(
  mutate: () => Promise<PostView | "deleted">,
  input: { id: string } | { ref: { id: string } } = { id: "p" },
) {
  const calls: string[] = [];
  const server = ({ path }: { path: string }) => {
    calls.push(path);
    return path === "posts.get" ? post : { posts: [] };
  };
  const useScreen = () => ({
    post: trpc.posts.get.useQuery({ id: "p" }),
    list: trpc.posts.list.useQuery({ view: "drafts" } as never),
    action: usePostMutation(mutate, { done: () => ({ title: "Moved" }), failed: () => "Not moved" }),
  });
  const { result } = renderHook(useScreen, { wrapper: appFrame({ texts: { errors }, server }) });
  await waitFor(() => expect(result.current.list.isSuccess && result.current.post.isSuccess).toBe(true));
  calls.length = 0;
  const ended = await act(() => result.current.action.run(input));
  await waitFor(() => expect(calls).toContain("posts.list"));
  await waitFor(() => expect(shownToasts()).toHaveLength(1));
  return { ended, calls, shown: result.current.post.data };
}

test("a changed post is shown everywhere with the toast of its mutation", async () => {
  const { ended, calls, shown } = await start(() => Promise.resolve(moved));
  expect(ended).toBe(moved);
  expect(shown).toEqual(moved);
  expect(shownToasts()).toEqual([["success", "Moved"]]);
  expect(calls).toEqual(["posts.list"]);
});

test("a deleted post is refetched without a copy of it in the cache", async () => {
  const { ended, calls, shown } = await start(() => Promise.resolve("deleted"));
  expect(ended).toBe("deleted");
  expect(shown).toEqual(post);
  expect(calls.toSorted()).toEqual(["posts.get", "posts.list"]);
});

test("a refused mutation shows why, refetches its post and resolves to null", async () => {
  const refused = () => Promise.reject(refusal("post_changed"));
  const { ended, calls, shown } = await start(refused, { ref: { id: "p" } });
  expect(ended).toBeNull();
  expect(shown).toEqual(post);
  expect(shownToasts()).toEqual([["error", "Not moved", errors.post_changed]]);
  expect(calls.toSorted()).toEqual(["posts.get", "posts.list"]);
});

test("a post is not refetched when its mutation had no answer", async () => {
  const { ended, calls } = await start(() => Promise.reject(new Error("offline")));
  expect(ended).toBeNull();
  expect(calls).toEqual(["posts.list"]);
});
