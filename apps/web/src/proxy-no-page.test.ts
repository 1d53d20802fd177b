import { NextRequest } from "next/server";
import { beforeAll, describe, expect, it } from "vitest";
import { proxy } from "./proxy";
import { setEnv } from "./server/testing/set-env";

beforeAll(() => setEnv());

const ask = (path: string, init: { method?: string; headers?: Record<string, string> } = {}) =>
  proxy(new NextRequest(new URL(path, "http://localhost:3000"), init));

describe("a path that is no page", () => {
  const paths = ["/icons/no-such-icon", "/_next/no-such-file", "/robots.txt", "/.well-known/x"];

  it("takes nothing that is sent, whether or not it names a server function", () => {
    for (const path of paths)
      for (const header of ["content-type", "next-action"])
        expect(ask(path, { method: "POST", headers: { [header]: "x" } }).status).toBe(405);
  });

  it("is left to its handler when it is read", () => {
    for (const path of paths) expect(ask(path).headers.get("x-middleware-next")).toBe("1");
  });
});
