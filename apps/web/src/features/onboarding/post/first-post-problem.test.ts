import { expect, test } from "vitest";
import { firstPostProblem } from "./first-post-problem";

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
