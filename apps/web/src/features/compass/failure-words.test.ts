import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { failureWords } from "./failure-words";

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
  ["not_text", "analyse", ["text"]],
  ["too_large", "analyse", ["text"]],
  ["too_complex", "analyse", ["text"]],
  ["busy", "analyse", ["retry"]],
  ["lost", "analyse", ["retry"]],
] as const)("a page: %s", (reason, lead, ways) => {
  expect(failureWords({ reason }, "url")).toEqual({ lead, reason, ways });
});

test("who has pasted the text is not asked to paste it", () => {
  for (const reason of ["too_short", "no_topics", "lost"] as const)
    expect(failureWords({ reason }, "text").ways).not.toContain("text");
});

test.each([
  ["nobody is signed in", { code: "UNAUTHORIZED", httpStatus: 401 }, "signIn", ["signIn"]],
  ["the input is refused", { code: "BAD_REQUEST", httpStatus: 400 }, "input", []],
  ["the server fails", { code: "INTERNAL_SERVER_ERROR", httpStatus: 500 }, "server", ["retry"]],
  ["not admitted", { code: "FORBIDDEN", httpStatus: 403 }, null, []],
  [
    "too often",
    { code: "TOO_MANY_REQUESTS", httpStatus: 429, domain: { code: "rate_exceeded", data: { seconds: 9 } } },
    null,
    [],
  ],
] as const)("%s", (_name, data, lead, ways) => {
  expect(failureWords(answered(data), "url")).toEqual({ lead, reason: null, ways });
});

test("no answer at all", () => {
  for (const error of [new Error("Failed to fetch"), TRPCClientError.from(new Error("cut")), "odd"])
    expect(failureWords({ error }, "text")).toEqual({ lead: "analyse", reason: null, ways: ["retry"] });
});
