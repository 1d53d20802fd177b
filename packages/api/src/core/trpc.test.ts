import type { Deps } from "@takt/domain/deps";
import { DomainError } from "@takt/domain/shared/domain-error";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import superjson from "superjson";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { getErrorId } from "./error-id";
import { ERROR_MAP } from "./error-map";
import { type Context, publicProcedure, router } from "./trpc";

const failing = router({
  refuse: publicProcedure.input(z.string()).query(({ input }) => {
    throw new DomainError(input, { status: "published" });
  }),
  fail: publicProcedure.query(() => {
    throw new Error("inside: password of 10.0.0.1");
  }),
  reject: publicProcedure.query(() => Promise.reject(new TypeError("inside"))),
  throwText: publicProcedure.query(() => {
    throw Object.assign("inside" as unknown as Error);
  }),
});

const getStatus = (code: TRPCError["code"]) => getHTTPStatusCodeFromError(new TRPCError({ code }));

type Shape = { message: string; data: Record<string, unknown> };

async function call(path: string, input?: string, createContext = () => context()) {
  const logged: string[] = [];
  const url = new URL(`http://localhost/${path}`);
  if (input !== undefined) url.searchParams.set("input", superjson.stringify(input));
  const response = await fetchRequestHandler({
    endpoint: "/",
    req: new Request(url),
    router: failing,
    createContext,
    onError: ({ error, ctx }) => void logged.push(getErrorId(error, ctx)),
  });
  const text = await response.text();
  const { error } = JSON.parse(text) as { error: { json: Shape } };
  return { status: response.status, text, logged, ...error.json };
}
const context = (): Context => ({
  deps: {} as Deps,
  user: null,
  session: null,
  visitorHash: null,
  errorId: "E-1",
});

test.each(Object.entries(ERROR_MAP))(
  "%s answers %s with its code and data and no stack",
  async (code, key) => {
    const { status, data, text } = await call("refuse", code);
    expect(status).toBe(getStatus(key));
    expect(data).toEqual({
      code: key,
      httpStatus: status,
      path: "refuse",
      domain: { code, data: { status: "published" } },
    });
    expect(text).not.toMatch(/stack|\.ts:/);
  },
);

describe("an unexpected error", () => {
  test.each(["fail", "reject", "throwText"])(
    "%s answers the request's id and no internal details",
    async (path) => {
      const { status, message, data, text, logged } = await call(path);
      expect({ status, message, data }).toEqual({
        status: 500,
        message: "Something went wrong",
        data: { code: "INTERNAL_SERVER_ERROR", httpStatus: 500, path, errorId: "E-1" },
      });
      expect(text).not.toMatch(/inside|10\.0\.0\.1|stack|\.ts:/);
      expect(logged).toEqual(["E-1"]);
    },
  );

  test("an error before the context exists has an id, the one that is logged", async () => {
    const { status, data, text, logged } = await call("fail", undefined, () => {
      throw new Error("inside: session store away");
    });
    expect(status).toBe(500);
    expect(data.errorId).toMatch(/^E-[0-9a-f-]{36}$/);
    expect(logged).toEqual([data.errorId]);
    expect(text).not.toMatch(/inside|stack/);
  });
});

test("a bad input and a wrong path answer without stack and id", async () => {
  for (const answer of [await call("refuse"), await call("nowhere")]) {
    expect([400, 404]).toContain(answer.status);
    expect(answer.text).not.toMatch(/stack|errorId|\.ts:/);
  }
});
