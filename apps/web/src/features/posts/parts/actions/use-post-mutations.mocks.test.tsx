import type { PostView } from "@takt/domain/posts/model/post-view";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { usePostMutation } from "./use-post-mutations";

const mocks = vi.hoisted(() => ({
  toast: vi.fn(),
  refresh: vi.fn(),
  invalidate: vi.fn(),
  domainError: vi.fn(),
}));
vi.mock("@takt/ui/toast", () => ({ useToast: () => ({ toast: mocks.toast }) }));
vi.mock("~/trpc/react", () => ({
  trpc: { useUtils: () => ({ posts: { get: { invalidate: mocks.invalidate } } }) },
}));
vi.mock("~/features/shared/get-domain-error", () => ({ getDomainError: mocks.domainError }));
vi.mock("~/features/shared/use-error-text", () => ({ useErrorText: () => (error: Error) => error.message }));
vi.mock("~/features/shared/error-link", () => ({ useErrorAction: () => () => undefined }));
vi.mock("~/trpc/use-refresh-posts", () => ({ useRefreshPosts: () => mocks.refresh }));
beforeEach(() => vi.resetAllMocks());

const post = { id: "p" } as PostView;

/** The action of a component. Drawing it on the server is enough: what is started is in a ref. */
function start(mutate: () => Promise<PostView | "deleted">, input: { id: string } | { ref: { id: string } }) {
  let run!: () => Promise<PostView | "deleted" | null>;
  function Screen() {
    const action = usePostMutation(mutate, { done: () => ({ title: "Moved" }), failed: () => "Not moved" });
    run = () => action.run(input);
    return null;
  }
  renderToStaticMarkup(<Screen />);
  return run();
}

test("a changed post is shown everywhere with the toast of its mutation", async () => {
  await expect(start(() => Promise.resolve(post), { id: "p" })).resolves.toBe(post);
  expect(mocks.refresh.mock.calls).toEqual([[post]]);
  expect(mocks.toast.mock.calls).toEqual([[{ title: "Moved" }]]);
  expect(mocks.invalidate).not.toHaveBeenCalled();
});

test("a deleted post is refetched without a copy of it in the cache", async () => {
  await expect(start(() => Promise.resolve("deleted"), { id: "p" })).resolves.toBe("deleted");
  expect(mocks.refresh.mock.calls).toEqual([[undefined]]);
  expect(mocks.invalidate.mock.calls).toEqual([[{ id: "p" }]]);
});

test("a refused mutation shows why, refetches its post and resolves to null", async () => {
  mocks.domainError.mockReturnValue({ code: "post_changed" });
  await expect(start(() => Promise.reject(new Error("why")), { ref: { id: "p" } })).resolves.toBeNull();
  expect(mocks.toast.mock.calls).toEqual([[{ tone: "error", title: "Not moved", description: "why" }]]);
  expect(mocks.invalidate.mock.calls).toEqual([[{ id: "p" }]]);
  expect(mocks.refresh.mock.calls).toEqual([[undefined]]);
});

test("a post is not refetched when its mutation had no answer", async () => {
  mocks.domainError.mockReturnValue(null);
  await expect(start(() => Promise.reject(new Error("offline")), { id: "p" })).resolves.toBeNull();
  expect(mocks.invalidate).not.toHaveBeenCalled();
  expect(mocks.refresh).toHaveBeenCalledOnce();
});
