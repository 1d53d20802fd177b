import { NextRequest } from "next/server";
import { beforeAll, describe, expect, it } from "vitest";
import { proxy } from "./proxy";
import { setEnv } from "./server/testing/set-env";

const origin = "http://localhost:3000";
beforeAll(() => setEnv());

/** Somebody with a session, or without, navigates to a page. */
function visit(path: string, headers: Record<string, string> = { cookie: "authjs.session-token=1" }) {
  const document = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
  return proxy(new NextRequest(new URL(path, origin), { headers: { ...document, ...headers } }));
}
const location = (response: Response) => response.headers.get("location")?.replace(origin, "");
const served = (response: Response) => response.headers.get("x-middleware-rewrite")?.replace(origin, "");

describe("workspaces", () => {
  const named = (response: Response) => response.headers.get("x-middleware-request-takt-workspace");

  it("serves the same pages in every workspace, and says beside them in which", () => {
    const english = visit("/app/w/studio/posts?status=draft");
    expect(served(english)).toBe("/en/app/posts?status=draft");
    expect(named(english)).toBe("studio");
    const german = visit("/de/app/w/studio");
    expect(served(german)).toBe("/de/app");
    expect(named(german)).toBe("studio");
  });

  it("takes no workspace from the header of a page's request", () => {
    expect(
      named(visit("/app/posts", { cookie: "authjs.session-token=1", "takt-workspace": "studio" })),
    ).toBeNull();
  });

  it("asks visitors to sign in first, and leads back into the workspace", () => {
    const response = visit("/app/w/studio/posts", {});
    expect(location(response)).toBe("/login");
    expect(response.headers.get("set-cookie")).toContain(
      `takt-return=${encodeURIComponent("/app/w/studio/posts")}`,
    );
  });

  it("remembers the workspace of a document, and no longer after one in the personal one", () => {
    const cookie = (path: string, remembered = "") =>
      visit(path, { cookie: `authjs.session-token=1; takt-locale=en${remembered}` }).headers.get(
        "set-cookie",
      );
    expect(cookie("/app/w/studio/posts")).toMatch(
      /^takt-workspace=studio; Path=\/; .*Max-Age=31536000;.* HttpOnly; SameSite=lax$/i,
    );
    const studio = "; takt-workspace=studio";
    expect(cookie("/app/w/studio", studio)).toBeNull();
    expect(cookie("/app/w/other", studio)).toContain("takt-workspace=other");
    expect(cookie("/app/posts", studio)).toMatch(/^takt-workspace=; .*Max-Age=0/);
    for (const path of ["/app?workspace=last", "/", "/help"]) expect(cookie(path, studio)).toBeNull();
    expect(cookie("/app/w/NO%20SLUG", studio)).toBeNull();
  });
});
