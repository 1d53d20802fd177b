import { hashSessionToken } from "@takt/auth/hash-session-token";
import { sessionCookie } from "@takt/auth/session-cookie";
import type { ApiProduct } from "@takt/domain/connections/model/api-product";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { beforeEach, expect, test, vi } from "vitest";
import { answerConnectCallback, answerConnectStart } from "./connect-routes";
import { sentCookies } from "./testing/next-headers";

const ORIGIN = "http://localhost:3000";
const now = vi.hoisted(() => ({ deps: null as unknown }));
vi.mock("./deps", () => ({
  deps: () => now.deps,
}));
vi.mock("./linkedin-apps", () => ({
  linkedinApp: () => ({ clientId: "publishes", clientSecret: "s", wwwUrl: ORIGIN, apiUrl: ORIGIN }),
  productApp: (product: string) =>
    product === "community"
      ? { clientId: "reads", clientSecret: "s", wwwUrl: "http://127.0.0.1:1", scope: "r_basicprofile" }
      : null,
}));
vi.mock("../env", () => ({ env: () => ({ AUTH_URL: "http://localhost:3000" }) }));
vi.mock("./log", () => ({ log: { error: () => {}, warn: () => {}, info: () => {} } }));
vi.mock("next/headers", () => import("./testing/next-headers"));

const database = useTestDatabase();
beforeEach(async () => {
  now.deps = fakeDeps(database.db);
  sentCookies.clear();
  const user = await createUser(database.db);
  const data = { sessionToken: hashSessionToken(user.id), userId: user.id };
  await database.db.session.create({ data: { ...data, expires: new Date(Date.now() + 864e5) } });
  sentCookies.set(sessionCookie(ORIGIN), user.id);
});

/** Starts connecting, and returns LinkedIn's address with what was asked. */
async function startConnect(product: ApiProduct | null) {
  const answer = await answerConnectStart(new Request(`${ORIGIN}/start?return=/app/user/profile`), product);
  return { status: answer.status, query: new URL(answer.headers.get("location") ?? ORIGIN).searchParams };
}
/** Returns to the callback of a product with a code and this state, and reads the outcome. */
async function comeBack(product: ApiProduct | null, state: string | null) {
  const answer = await answerConnectCallback(new Request(`${ORIGIN}/cb?state=${state}&code=c`), product);
  return answer.headers.get("location");
}

test("each app asks for its own scopes, at its own redirect URI", async () => {
  const [publishing, reading] = [(await startConnect(null)).query, (await startConnect("community")).query];
  expect(publishing.get("client_id")).toBe("publishes");
  expect(publishing.get("scope")).toContain("w_member_social");
  expect(Object.fromEntries(reading)).toMatchObject({
    client_id: "reads",
    scope: "r_basicprofile",
    redirect_uri: `${ORIGIN}/auth/linkedin/community/callback`,
  });
  expect((await startConnect("portability")).status).toBe(404);
});

test("a state counts for the app that it was made for, once", async () => {
  const outdated = "/app/user/profile?linkedin=outdated";
  const { query } = await startConnect(null);
  expect(await comeBack("community", query.get("state"))).toBe(`${ORIGIN}${outdated}`);
  const again = (await startConnect("community")).query.get("state");
  // Nothing answers at this LinkedIn: the code was tried.
  expect(await comeBack("community", again)).toBe(`${ORIGIN}/app/user/profile?linkedin=failed`);
  expect(await comeBack("community", again)).toContain("linkedin=outdated");
  expect(await database.db.linkedinGrant.count()).toBe(0);
});

test("each tab ends by its own state, in any order, and returns to its own page", async () => {
  const startFrom = async (page: string) => {
    const answer = await answerConnectStart(new Request(`${ORIGIN}/start?return=${page}`), "community");
    return new URL(answer.headers.get("location")!).searchParams.get("state");
  };
  const [first, second] = [await startFrom("/app/posts"), await startFrom("/de/app/calendar")];
  const failed = (page: string) => `${ORIGIN}${page}?linkedin=failed`;
  expect(await comeBack("community", second)).toBe(failed("/de/app/calendar"));
  expect(await comeBack("community", first)).toBe(failed("/app/posts"));
  expect(await comeBack("community", first)).toContain("linkedin=outdated");
});

test("a foreign answer leaves the attempts of this browser as they are", async () => {
  const state = (await startConnect("community")).query.get("state");
  expect(await comeBack("community", "foreign")).toContain("linkedin=outdated");
  expect(await comeBack("community", null)).toContain("linkedin=outdated");
  expect(await comeBack("community", state)).toContain("linkedin=failed");
});
