import { readdirSync } from "node:fs";
import path from "node:path";
import { sessionCookie } from "@takt/auth/session-cookie";
import { hashSessionToken } from "@takt/auth/hash-session-token";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { sentCookies } from "./testing/next-headers";

const ORIGIN = "http://localhost:3000";
const APP = path.join(import.meta.dirname, "../app");
const now = vi.hoisted(() => ({ deps: null as unknown }));
vi.mock("./deps", () => ({
  deps: () => now.deps,
}));
vi.mock("./linkedin-apps", () => ({
  linkedinApp: () => ({ clientId: "c", clientSecret: "s", wwwUrl: ORIGIN, apiUrl: ORIGIN }),
  productApp: () => ({ clientId: "p", clientSecret: "s", wwwUrl: ORIGIN, scope: "r_basicprofile" }),
}));
vi.mock("../env", () => ({ env: () => ({ AUTH_URL: "http://localhost:3000" }) }));
vi.mock("./log", () => ({ log: { error: () => {}, warn: () => {}, info: () => {} } }));
vi.mock("next/headers", () => import("./testing/next-headers"));

/**
 * Every route handler, and who may use it. The `active` ones are called below by users who are not activated. The `open`
 * ones are signing in and out, consent and what it allows, the theme, the api (covered by packages/api/src/root.db.test.ts),
 * machines and programs with a key of their own, files for browsers, feedback, exports, a user's own picture, what a review link shows
 * and the check of a text.
 */
const ROUTES: Record<string, "active" | "open"> = {
  ".well-known/oauth-authorization-server": "open",
  ".well-known/oauth-protected-resource": "open",
  ".well-known/oauth-protected-resource/mcp": "open",
  ".well-known/security.txt": "open",
  "api/[...missing]": "open",
  "api/auth/[...nextauth]": "open",
  "api/account/exports/[id]": "open",
  "api/browser-errors": "open",
  "api/consent": "open",
  "api/feedback": "open",
  "api/health": "open",
  "api/health/live": "open",
  "api/inngest": "open",
  "api/media": "active",
  "api/media/[id]": "active",
  "api/media/[id]/thumbnail": "active",
  "api/media/uploads": "active",
  "api/media/uploads/[id]": "active",
  "api/oauth/decide": "active",
  "api/oauth/register": "open",
  "api/oauth/revoke": "open",
  "api/oauth/token": "open",
  "api/picture": "open",
  "api/feeds/[token]": "open",
  "api/review/[token]/logo": "open",
  "api/review/[token]/media/[id]": "open",
  "api/stripe/webhook": "open",
  "api/sync/imports": "active",
  "api/text-check": "open",
  "api/theme": "open",
  "api/trpc/[trpc]": "open",
  "api/v1/[...path]": "open",
  "api/v1/media/uploads": "open",
  "api/v1/media/uploads/[id]": "open",
  "api/v1/openapi.json": "open",
  "api/workspaces/archive": "active",
  "api/workspaces/log": "active",
  "api/workspaces/logo": "active",
  "api/workspaces/posts": "active",
  "auth/[...missing]": "open",
  "auth/callback": "open",
  "auth/expired": "open",
  "auth/linkedin/[product]/callback": "active",
  "auth/linkedin/[product]/start": "active",
  "auth/linkedin/callback": "active",
  "auth/linkedin/member": "active",
  "auth/linkedin/start": "active",
  "auth/sign-in": "open",
  "auth/sign-out": "open",
  "manifest/[file]": "open",
  mcp: "open",
  "offline/[language]": "open",
  "sw.js": "open",
};
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;
type Handler = (
  request: Request,
  context: { params: Promise<{ id: string; product: string }> },
) => Promise<Response>;

const database = useTestDatabase();
beforeEach(() => {
  now.deps = fakeDeps(database.db);
  sentCookies.clear();
});

test("every route handler is in the table", () => {
  const files = readdirSync(APP, { recursive: true, encoding: "utf8" });
  const found = files.filter((file) => path.basename(file) === "route.ts").map((file) => path.dirname(file));
  expect(found.filter((route) => !(route in ROUTES))).toEqual([]);
  expect(found.length).toBeGreaterThan(10);
});

async function signedIn(waitlistStatus: "waitlisted" | "rejected" | "active") {
  const user = await createUser(database.db, { waitlistStatus });
  const token = `token-${user.id}`;
  const sessionToken = hashSessionToken(token);
  await database.db.session.create({
    data: { sessionToken, userId: user.id, expires: new Date(Date.now() + 864e5) },
  });
  sentCookies.set(sessionCookie(ORIGIN), token);
  const attempt = { state: "s", at: Date.now(), value: { back: "/app/posts", product: null } };
  sentCookies.set("takt-connect", JSON.stringify([attempt]));
  return { user, media: await createMedia(database.db, user) };
}

/** Calls every method of a route and returns its answers. */
async function callRoute(route: string, id: string) {
  const routes = (await import(/* @vite-ignore */ path.join(APP, route, "route.ts"))) as Partial<
    Record<string, Handler>
  >;
  const answers = [];
  for (const method of METHODS.filter((one) => routes[one])) {
    const url = `${ORIGIN}/${route.replace("[id]", id)}?state=s&code=c`;
    const request = new Request(url, { method, headers: { origin: ORIGIN } });
    const { status, headers } = await routes[method]!(request, {
      params: Promise.resolve({ id, product: "community" }),
    });
    answers.push({ method, status, location: headers.get("location") });
  }
  return answers;
}

describe.each(Object.keys(ROUTES).filter((route) => ROUTES[route] === "active"))("%s", (route) => {
  test.each(["waitlisted", "rejected"] as const)(
    "a user who is %s is refused, and nothing changes",
    async (status) => {
      const { user, media } = await signedIn(status);
      const answers = await callRoute(route, media.id);
      expect(answers.length).toBeGreaterThan(0);
      for (const { method, ...answer } of answers)
        expect({ method, ...answer }).toEqual(
          route.startsWith("api/")
            ? { method, status: 403, location: null }
            : { method, status: 303, location: `${ORIGIN}/app` },
        );
      expect(await database.db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
        linkedinAccessToken: user.linkedinAccessToken,
        linkedinGeneration: user.linkedinGeneration,
      });
      expect(await database.db.incomingFile.count({ where: { uploaderId: user.id } })).toBe(0);
      expect(await database.db.media.count({ where: { uploaderId: user.id } })).toBe(1);
    },
  );

  test("an activated user gets further", async () => {
    const { media } = await signedIn("active");
    const answers = await callRoute(route, media.id);
    expect(answers.length).toBeGreaterThan(0);
    for (const { status, location } of answers) {
      expect(status).not.toBe(403);
      expect(location).not.toBe(`${ORIGIN}/app`);
    }
  });
});
