import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { describeFailure } from "./describe-failure";

const answered = (data: object) => ({
  error: TRPCClientError.from({ error: { message: "no", code: -32000, data } } as never),
});

test.each([
  ["url_invalid", "input", []],
  ["too_short", "input", ["text"]],
  ["no_topics", "input", ["text"]],
  ["unreachable", "analyse", ["text", "retry"]],
  ["blocked", "analyse", ["text"]],
  ["login_wall", "analyse", ["text"]],
  ["sign_in", "analyse", ["text"]],
  ["cookie_wall", "analyse", ["text"]],
  ["frames", "analyse", ["text"]],
  ["scripts", "analyse", ["text"]],
  ["not_text", "analyse", ["text"]],
  ["too_large", "analyse", ["text"]],
  ["too_complex", "analyse", ["text"]],
  ["busy", "analyse", ["retry"]],
  ["lost", "analyse", ["retry"]],
] as const)("a page that fails with %s is described with its actions", (reason, lead, actions) => {
  expect(describeFailure({ reason }, "url")).toEqual({ lead, reason, actions });
});

test("a user who has pasted a text is not asked to paste it", () => {
  for (const reason of ["too_short", "no_topics", "lost"] as const)
    expect(describeFailure({ reason }, "text").actions).not.toContain("text");
});

test.each([
  ["nobody is signed in", { code: "UNAUTHORIZED", httpStatus: 401 }, "signIn", ["signIn"]],
  ["the input is refused", { code: "BAD_REQUEST", httpStatus: 400 }, "input", []],
  ["the server fails", { code: "INTERNAL_SERVER_ERROR", httpStatus: 500 }, "server", ["retry"]],
  ["the user is not activated", { code: "FORBIDDEN", httpStatus: 403 }, null, []],
  [
    "the rate limit is exceeded",
    { code: "TOO_MANY_REQUESTS", httpStatus: 429, domain: { code: "rate_exceeded", data: { seconds: 9 } } },
    null,
    [],
  ],
] as const)("a call is described when %s", (_name, data, lead, actions) => {
  expect(describeFailure(answered(data), "url")).toEqual({ lead, reason: null, actions });
});

test("a call without an answer can be retried", () => {
  for (const error of [new Error("Failed to fetch"), TRPCClientError.from(new Error("cut")), "odd"])
    expect(describeFailure({ error }, "text")).toEqual({ lead: "analyse", reason: null, actions: ["retry"] });
});
