import { expect, test } from "vitest";
import { z } from "zod";
import { createVersions } from "../versions";
import type { Exchange } from "./linkedin-types";
import { readRest } from "./read-rest";

const log = { info() {}, warn() {}, error() {} };
const answered = (status: number, body: unknown, headers = {}): Exchange => ({
  kind: "answered",
  status,
  headers,
  body: typeof body === "string" ? body : JSON.stringify(body),
});

/** Reads `{ n }` from a LinkedIn that gives these answers, the last one again and again. */
async function readWith(answers: Exchange[], { calls = 99, versions = ["202610"] } = {}) {
  const asked: string[] = [];
  let left = calls;
  const context = {
    send({ headers }: { headers: Record<string, string> }) {
      asked.push(headers["linkedin-version"]!);
      return Promise.resolve(answers[Math.min(asked.length, answers.length) - 1]!);
    },
    versions: createVersions(versions, log),
    apiUrl: "http://127.0.0.1:1",
    timeouts: { http: 1_000 },
  };
  const caller = { token: "t0ken", consumeQuota: () => Promise.resolve(left-- > 0) };
  const outcome = await readRest(context, caller, { path: "/rest/n", schema: z.object({ n: z.number() }) });
  return { outcome, asked };
}

test.each([
  [answered(200, { n: 1 }), { kind: "read", value: { n: 1 } }],
  [answered(200, { n: "1" }), { kind: "unavailable" }],
  [answered(200, "<html>"), { kind: "unavailable" }],
  [answered(401, { serviceErrorCode: 65601 }), { kind: "unauthorized", why: "revoked" }],
  [answered(401, "<html>"), { kind: "unavailable" }],
  [answered(403, { serviceErrorCode: 100, code: "ACCESS_DENIED" }), { kind: "denied" }],
  [answered(404, { code: "NOT_FOUND" }), { kind: "not_found" }],
  [answered(404, "<html>"), { kind: "unavailable" }],
  [answered(400, { code: "ILLEGAL_ARGUMENT", message: "no" }), { kind: "refused", detail: "status 400 no" }],
  [answered(429, "", { "retry-after": "60" }), { kind: "limited", until: expect.any(Date) }],
])("%j means %j", async (answer, outcome) => {
  const { outcome: read, asked } = await readWith([answer]);
  expect(read).toMatchObject(outcome);
  expect(asked).toHaveLength(1);
});

test("the message of a refusal never has the token in it", async () => {
  const { outcome } = await readWith([answered(400, { message: "bad t0ken" })]);
  expect(JSON.stringify(outcome)).not.toContain("t0ken");
});

test("silence and server errors are tried again, each call counted", async () => {
  const { outcome, asked } = await readWith([
    { kind: "lost", code: "X" },
    answered(503, ""),
    answered(200, { n: 2 }),
  ]);
  expect(outcome).toEqual({ kind: "read", value: { n: 2 } });
  expect(asked).toHaveLength(3);
  expect((await readWith([answered(503, "")], { calls: 1 })).outcome).toEqual({ kind: "quota_exhausted" });
});

test("a version that LinkedIn has retired is followed by the next", async () => {
  const retired = answered(426, { code: "NONEXISTENT_VERSION" });
  const { outcome, asked } = await readWith([retired, answered(200, { n: 3 })], {
    versions: ["202699", "202610"],
  });
  expect(outcome).toMatchObject({ kind: "read" });
  expect(asked).toEqual(["202699", "202610"]);
  expect((await readWith([retired])).outcome).toMatchObject({ kind: "unavailable" });
});
