import { afterEach, expect, test, vi } from "vitest";
import { sendFeedback, type FeedbackDraft } from "./send-feedback";

const draft: FeedbackDraft = { type: "bug", message: "Hm", page: "/app", errorId: null, screenshot: null };
const answering = (respond: () => Promise<Response>) => {
  const fetch = vi.fn<(at: string, init: RequestInit) => Promise<Response>>(respond);
  vi.stubGlobal("fetch", fetch);
  return fetch;
};
afterEach(() => vi.unstubAllGlobals());

test("the form contains only given fields, and the reference is returned", async () => {
  const fetch = answering(() => Promise.resolve(Response.json({ reference: "FB-1" }, { status: 201 })));
  const screenshot = new File(["x"], "a.png", { type: "image/png" });
  expect(await sendFeedback({ ...draft, screenshot })).toEqual({ reference: "FB-1" });
  const [at, { method, body }] = fetch.mock.calls[0]!;
  expect([at, method]).toEqual(["/api/feedback", "POST"]);
  expect([...(body as FormData).keys()]).toEqual(["type", "message", "page", "screenshot"]);
});

test.each([
  [
    "an error response",
    () => Response.json({ error: { code: "rate_exceeded", data: { seconds: 5 } } }, { status: 429 }),
    "rate_exceeded",
  ],
  ["a proxy's page", () => new Response("<html>", { status: 502 }), "no_answer"],
  ["an unknown error body", () => Response.json({ message: "x" }, { status: 500 }), "no_answer"],
  ["a success without a reference", () => Response.json({}, { status: 201 }), "no_answer"],
])("%s is a form error with its code", async (_, answer, code) => {
  answering(() => Promise.resolve(answer()));
  await expect(sendFeedback(draft)).rejects.toMatchObject({ code });
});

test("a failed request is a form error without an answer", async () => {
  answering(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(sendFeedback(draft)).rejects.toMatchObject({ code: "no_answer", data: {} });
});
