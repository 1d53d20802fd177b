import { hashSessionToken } from "@takt/auth/hash-session-token";
import { sessionCookie } from "@takt/auth/session-cookie";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { beforeEach, expect, test, vi } from "vitest";
import { answerConnectCallback, answerConnectStart, answerMemberForm } from "./connect-routes";
import { readHeldGrant } from "./held-grant-cookie";
import { sentCookies } from "./testing/next-headers";

const ORIGIN = "http://localhost:3000";
const TOKEN = `AQV-${"x".repeat(1_000)}`;
const now = vi.hoisted(() => ({ deps: null as unknown, token: "" }));
vi.mock("./deps", () => ({
  deps: () => now.deps,
}));
vi.mock("./linkedin-apps", () => ({
  linkedinApp: () => ({ clientId: "publishes", clientSecret: "s", wwwUrl: ORIGIN, apiUrl: ORIGIN }),
  productApp: () => ({ clientId: "reads", clientSecret: "s", wwwUrl: ORIGIN, scope: "r_basicprofile" }),
}));
vi.mock("@takt/auth/exchange-code", () => ({
  exchangeProductCode: () =>
    Promise.resolve({
      accessToken: now.token,
      expiresIn: 5_000,
      refreshToken: now.token,
      scopes: ["r_basicprofile"],
    }),
}));
vi.mock("../env", () => ({ env: () => ({ AUTH_URL: "http://localhost:3000" }) }));
vi.mock("./log", () => ({ log: { error: () => {}, warn: () => {}, info: () => {} } }));
vi.mock("next/headers", () => import("./testing/next-headers"));

const database = useTestDatabase();
let deps: ReturnType<typeof fakeDeps>;
let user: Awaited<ReturnType<typeof createUser>>;

beforeEach(async () => {
  deps = fakeDeps(database.db, {
    findMember: () => Promise.resolve({ kind: "read", value: { memberSub: "sub", memberName: "Jörg Weiß" } }),
  });
  now.deps = deps;
  now.token = TOKEN;
  sentCookies.clear();
  await database.db.linkedinGrant.deleteMany();
  user = await signIn();
});

async function signIn() {
  const member = await createUser(database.db, { name: "Anna Berger" });
  const data = { sessionToken: hashSessionToken(member.id), userId: member.id };
  await database.db.session.create({ data: { ...data, expires: new Date(Date.now() + 864e5) } });
  sentCookies.set(sessionCookie(ORIGIN), member.id);
  return member;
}

/** Connects the Community Management app, and returns where the browser is led. */
async function connect() {
  const start = new Request(`${ORIGIN}/start?return=/de/app/user/profile`);
  const asked = await answerConnectStart(start, "community");
  const state = new URL(asked.headers.get("location")!).searchParams.get("state");
  const answer = await answerConnectCallback(new Request(`${ORIGIN}/cb?state=${state}&code=c`), "community");
  return answer.headers.get("location");
}
async function answer(body: string, headers: Record<string, string> = { origin: ORIGIN }) {
  const form = { "content-type": "application/x-www-form-urlencoded", ...headers };
  const request = new Request(`${ORIGIN}/auth/linkedin/member`, { method: "POST", body, headers: form });
  const response = await answerMemberForm(request);
  return { status: response.status, location: response.headers.get("location") };
}
const grants = () => database.db.linkedinGrant.findMany();
const ASKED = `${ORIGIN}/app/user/linkedin-member`;
const backWith = (outcome: string) => ({
  status: 303,
  location: `${ORIGIN}/de/app/user/profile?linkedin=${outcome}`,
});

test("a member with another name is asked, and nothing is stored before the answer", async () => {
  expect(await connect()).toBe(ASKED);
  expect(await grants()).toEqual([]);
  expect(await readHeldGrant(user.id)).toMatchObject({
    product: "community",
    held: { match: "differs", grant: { memberName: "Jörg Weiß" } },
  });
  expect(await answer("answer=yes")).toEqual(backWith("connected"));
  expect(await grants()).toMatchObject([{ userId: user.id, status: "active", memberName: "Jörg Weiß" }]);
  expect(sentCookies.has("takt-held-grant")).toBe(false);
});

test("a member who says no has connected nothing, and LinkedIn is asked to revoke it", async () => {
  await connect();
  expect(await answer("answer=no")).toEqual(backWith("not_mine"));
  expect(await grants()).toEqual([]);
  expect(deps.revoked).toEqual([TOKEN, TOKEN]);
  expect(await answer("answer=yes")).toMatchObject({
    location: expect.stringContaining("outdated") as string,
  });
  expect(await grants()).toEqual([]);
});

test("a question that waits outlives the start of another way to LinkedIn, and does not end it", async () => {
  const start = async () =>
    answerConnectStart(new Request(`${ORIGIN}/start?return=/app/posts`), "portability");
  await connect();
  const other = new URL((await start()).headers.get("location")!).searchParams.get("state");
  expect(await answer("answer=yes")).toEqual(backWith("connected"));
  const request = new Request(`${ORIGIN}/cb?state=${other}&error=user_cancelled_login`);
  const answered = await answerConnectCallback(request, "portability");
  expect(answered.headers.get("location")).toBe(`${ORIGIN}/app/posts?linkedin=cancelled_login`);
});

test("another page, another account and another answer connect nothing", async () => {
  await connect();
  expect((await answer("answer=yes", { origin: "https://evil.example" })).status).toBe(403);
  expect((await answer("answer=maybe")).status).toBe(400);
  await signIn();
  expect(await answer("answer=yes")).toMatchObject({
    location: expect.stringContaining("outdated") as string,
  });
  expect(await grants()).toEqual([]);
});

test("tokens that no cookie can keep connect nothing, and are revoked", async () => {
  now.token = "x".repeat(4_000);
  expect(await connect()).toBe(`${ORIGIN}/de/app/user/profile?linkedin=failed`);
  expect(await grants()).toEqual([]);
  expect(deps.revoked).toEqual([now.token, now.token]);
});
