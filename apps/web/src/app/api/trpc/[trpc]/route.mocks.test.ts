import { expect, it, vi } from "vitest";
import { MAX_BATCH_SIZE } from "../../../../trpc/max-batch-size";
import { GET, POST } from "./route";

const { logged } = vi.hoisted(() => ({ logged: vi.fn() }));
vi.mock("../../../../server/log", () => ({ log: { error: logged } }));
vi.mock("../../../../server/api", () => ({
  createContext: () => Promise.reject(new Error("the database is away")),
  isExpected: (error: { code: string }) => error.code !== "INTERNAL_SERVER_ERROR",
}));

/** Calls the same procedure several times in one request. */
const ask = (times: number) =>
  GET(
    new Request(
      `http://localhost:3000/api/trpc/${Array(times).fill("connections.get").join(",")}?batch=1&input={}`,
    ),
  );

it("answers the same error id that it logs, also without a context", async () => {
  const answer = await ask(1);
  expect(answer.status).toBe(500);
  const id = /E-[0-9a-f-]{36}/.exec(await answer.text())?.[0];
  expect(id).toBeDefined();
  expect(logged.mock.calls).toMatchObject([["api.failed", { errorId: id }]]);
});

it("refuses more calls in one request than the client sends", async () => {
  expect((await ask(MAX_BATCH_SIZE)).status).toBe(500);
  expect((await ask(MAX_BATCH_SIZE + 1)).status).toBe(400);
});

it("forbids caching of answers, and buffering of streams", async () => {
  const stream = await POST(
    new Request("http://localhost:3000/api/trpc/writing.write?batch=1", {
      method: "POST",
      body: `{"0":{}}`,
      headers: {
        "sec-fetch-site": "same-origin",
        "content-type": "application/json",
        "content-length": "8",
        "trpc-accept": "application/jsonl",
      },
    }),
  );
  expect(stream.status).toBe(200);
  expect(stream.headers.get("cache-control")).toBe("no-store, no-transform");
  expect(stream.headers.get("x-accel-buffering")).toBe("no");
  expect(await stream.text()).toMatch(/E-[0-9a-f-]{36}/);
  expect((await ask(1)).headers.get("cache-control")).toBe("no-store");
});
