import type { PostView } from "@takt/domain/posts/model/post-view";
import { beforeEach, expect, test, vi } from "vitest";
import { usePostOutcome } from "./use-post-outcome";

const mocks = vi.hoisted(() => ({
  toast: vi.fn(),
  refresh: vi.fn(),
  invalidate: vi.fn(),
  domainError: vi.fn(),
}));
vi.mock("@takt/ui/toast", () => ({ useToast: () => ({ toast: mocks.toast }) }));
vi.mock("../../../trpc/react", () => ({
  trpc: { useUtils: () => ({ posts: { get: { invalidate: mocks.invalidate } } }) },
}));
vi.mock("../../shared/get-domain-error", () => ({ getDomainError: mocks.domainError }));
vi.mock("../../shared/use-error-text", () => ({ useErrorText: () => (error: Error) => error.message }));
vi.mock("../parts/actions/use-refresh-posts", () => ({ useRefreshPosts: () => mocks.refresh }));
beforeEach(() => vi.resetAllMocks());

const post = { id: "p" } as PostView;

test("a changed post is shown everywhere with the toast of its mutation", async () => {
  const { orFailed, succeeded } = usePostOutcome();
  const done = orFailed("p", "Not moved", () => Promise.resolve(succeeded(post, { title: "Moved" })));
  await expect(done).resolves.toBe(post);
  expect(mocks.refresh.mock.calls).toEqual([[post]]);
  expect(mocks.toast.mock.calls).toEqual([[{ title: "Moved" }]]);
  expect(mocks.invalidate).not.toHaveBeenCalled();
});

test("a removed post is refetched without a copy of it in the cache", () => {
  const { removed } = usePostOutcome();
  expect(removed("p", { title: "Deleted" })).toBe(true);
  expect(mocks.refresh.mock.calls).toEqual([[]]);
  expect(mocks.invalidate.mock.calls).toEqual([[{ id: "p" }]]);
  expect(mocks.toast.mock.calls).toEqual([[{ title: "Deleted" }]]);
});

test("a refused mutation shows why, refetches its post and resolves to null", async () => {
  const { orFailed } = usePostOutcome();
  mocks.domainError.mockReturnValue({ code: "post_changed" });
  await expect(orFailed("p", "Not moved", () => Promise.reject(new Error("why")))).resolves.toBeNull();
  expect(mocks.toast.mock.calls).toEqual([[{ tone: "error", title: "Not moved", description: "why" }]]);
  expect(mocks.invalidate.mock.calls).toEqual([[{ id: "p" }]]);
  expect(mocks.refresh.mock.calls).toEqual([[]]);
});

test("a post is not refetched when its mutation had no answer", async () => {
  const { orFailed } = usePostOutcome();
  mocks.domainError.mockReturnValue(null);
  await expect(orFailed("p", "Not moved", () => Promise.reject(new Error("offline")))).resolves.toBeNull();
  expect(mocks.invalidate).not.toHaveBeenCalled();
  expect(mocks.refresh).toHaveBeenCalledOnce();
});
