import { beforeEach, expect, it, vi } from "vitest";
import { MAX_BATCH_SIZE, PAGE_USER_HEADER } from "~/trpc/protocol";
import { GET, POST } from "./route";

const { logged, createContext } = vi.hoisted(() => ({ logged: vi.fn(), createContext: vi.fn() }));
vi.mock("~/server/log", () => ({ log: { error: logged } }));
vi.mock("~/server/api", () => ({
  isExpected: (error: { code: string }) => error.code !== "INTERNAL_SERVER_ERROR",
}));
vi.mock("~/server/context", () => ({
  createContext,
}));

beforeEach(() => void createContext.mockRejectedValue(new Error("the database is away")));

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

it("refuses calls from the page of another user than the one who is signed in by now", async () => {
  createContext.mockResolvedValue({ deps: {}, user: { actor: { userId: "ada" } }, session: { id: "s" } });
  const isRefused = async (headers: HeadersInit) => {
    const url = "http://localhost:3000/api/trpc/users.me?batch=1&input={}";
    return (await GET(new Request(url, { headers }))).status === 401;
  };
  expect(await isRefused({ [PAGE_USER_HEADER]: "eve" })).toBe(true);
  expect(await isRefused({ [PAGE_USER_HEADER]: "ada" })).toBe(false);
  expect(await isRefused({})).toBe(false);
});
