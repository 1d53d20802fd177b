import { afterEach, expect, test, vi } from "vitest";
import { sendJson } from "./send-json";

const isReceipt = (answer: unknown): answer is typeof RECEIPT =>
  (answer as Partial<typeof RECEIPT>).reference === RECEIPT.reference;

afterEach(() => vi.unstubAllGlobals());

const RECEIPT = {
  reference: "DR-7K3M9Q",
  createdAt: "2026-11-25T10:00:00Z",
  dueAt: "2026-12-25T10:00:00Z",
  verified: false,
};
const answerWith = (status: number, body: string) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));

test("a receipt is answered", async () => {
  answerWith(201, JSON.stringify(RECEIPT));
  expect(await sendJson("/api/data-requests", {}, isReceipt)).toEqual({ receipt: RECEIPT, error: null });
});

test("what is sent is JSON, with the headers of the form", async () => {
  const sent: [string, RequestInit][] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    sent.push([path, init]);
    return Promise.resolve(new Response(JSON.stringify(RECEIPT), { status: 201 }));
  });
  await sendJson("/api/data-requests", { a: 1 }, isReceipt, { "x-form-token": "t" });
  expect(sent).toMatchObject([
    [
      "/api/data-requests",
      { body: '{"a":1}', headers: { "x-form-token": "t", "content-type": "application/json" } },
    ],
  ]);
});

test.each([
  [
    409,
    JSON.stringify({ error: { code: "data_request_closed", data: {} } }),
    { code: "data_request_closed", errorId: null },
  ],
  [
    500,
    JSON.stringify({ error: { code: "unexpected", data: { errorId: "E-1" } } }),
    { code: "unexpected", errorId: "E-1" },
  ],
  [201, "{}", { code: "unexpected", errorId: null }],
  [502, "null", { code: "unexpected", errorId: null }],
  [502, "<html>", { code: "unexpected", errorId: null }],
])("the answer %i %s is an error", async (status, body, error) => {
  vi.stubGlobal("navigator", { onLine: true });
  answerWith(status, body);
  expect(await sendJson("/api/data-requests", {}, isReceipt)).toEqual({ receipt: null, error });
});

test("without a connection it says so", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
  expect(await sendJson("/api/data-requests", {}, isReceipt)).toMatchObject({ error: { code: "offline" } });
});
