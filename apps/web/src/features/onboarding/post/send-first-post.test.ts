import type { PostView } from "@takt/domain/posts/model/post-view";
import { expect, test, vi } from "vitest";
import { firstPostProblem, sendFirstPost } from "./send-first-post";

const post = (status: PostView["status"]) => ({ id: "p", version: 3, status }) as PostView;
const setUp = () => ({
  publishNow: vi.fn(() => Promise.resolve(post("publishing"))),
  schedule: vi.fn(() => Promise.resolve(post("scheduled"))),
});

test("a first post is published at once on the version that was saved", async () => {
  const api = setUp();
  await expect(sendFirstPost(api, post("draft"), { kind: "publish" }, "Europe/Berlin")).resolves.toEqual(
    post("publishing"),
  );
  expect(api.publishNow.mock.calls).toEqual([[{ id: "p", version: 3 }]]);
  expect(api.schedule).not.toHaveBeenCalled();
});

test("a first post is scheduled at the wall time in the user's zone", async () => {
  const api = setUp();
  const how = { kind: "tomorrow", wall: "2026-03-02T09:00" } as const;
  await expect(sendFirstPost(api, post("draft"), how, "Europe/Berlin")).resolves.toEqual(post("scheduled"));
  expect(api.schedule.mock.calls).toEqual([
    [{ ref: { id: "p", version: 3 }, slot: { wall: "2026-03-02T09:00", zone: "Europe/Berlin" } }],
  ]);
  expect(api.publishNow).not.toHaveBeenCalled();
});

test("a first post that stays a draft, or that is already sent, is not sent", async () => {
  const api = setUp();
  await expect(sendFirstPost(api, post("draft"), { kind: "draft" }, "UTC")).resolves.toEqual(post("draft"));
  await expect(sendFirstPost(api, post("scheduled"), { kind: "publish" }, "UTC")).resolves.toEqual(
    post("scheduled"),
  );
  expect([api.publishNow, api.schedule].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

const long = "x".repeat(3001);

test("an empty or invisible text is a problem", () => {
  expect(firstPostProblem({ content: " ", hashtags: [] }, "tomorrow")).toEqual({ code: "empty" });
  expect(firstPostProblem({ content: "\u200b", hashtags: [] }, "draft")).toEqual({ code: "invisible" });
  expect(firstPostProblem({ content: "Text", hashtags: [] }, "tomorrow")).toBeNull();
});

test("hashtags alone are no first post, but they count towards the length", () => {
  expect(firstPostProblem({ content: "", hashtags: ["tag"] }, "publish")).toEqual({ code: "empty" });
  expect(firstPostProblem({ content: "x".repeat(2999), hashtags: ["tag"] }, "publish")).toMatchObject({
    code: "too_long",
  });
});

test("a draft may be too long, a scheduled post may not", () => {
  expect(firstPostProblem({ content: long, hashtags: [] }, "draft")).toBeNull();
  expect(firstPostProblem({ content: long, hashtags: [] }, "nextMonday")).toMatchObject({ code: "too_long" });
});
