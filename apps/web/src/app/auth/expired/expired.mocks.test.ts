import { beforeEach, expect, it, vi } from "vitest";
import { setEnv } from "~/server/testing/set-env";
import { GET } from "./route";

const SESSION = "authjs.session-token";
const state = vi.hoisted(() => ({
  session: false,
  sent: new Map<string, string>(),
  set: new Map<string, { value: string; maxAge: number; httpOnly: boolean; sameSite: string }>(),
}));
vi.mock("~/server/has-session", () => ({ hasSession: () => Promise.resolve(state.session) }));
vi.mock("next/headers", () => ({
  headers: () => Promise.resolve(new Headers()),
  cookies: () =>
    Promise.resolve({
      has: (name: string) => state.sent.has(name),
      get: (name: string) => state.sent.has(name) && { value: state.sent.get(name) },
      set: (name: string, value: string, flags: { maxAge: number; httpOnly: boolean; sameSite: string }) =>
        state.set.set(name, { ...flags, value }),
    }),
}));

beforeEach(() => {
  setEnv();
  state.session = false;
  state.sent.clear();
  state.set.clear();
});

async function expired(wanted: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ return: wanted, ...more }).toString();
  const response = await GET(new Request(`http://localhost:3000/auth/expired?${query}`));
  return response.headers.get("location")?.replace("http://localhost:3000", "");
}

it("remembers the page, removes the cookie of the ended session, and leads to the login", async () => {
  state.sent.set(SESSION, "ended").set("takt-locale", "de");
  expect(await expired("/de/app/posts?status=draft")).toBe("/de/login?ended=1");
  expect(state.set.get("takt-return")).toMatchObject({
    value: "/de/app/posts?status=draft",
    maxAge: 1800,
    httpOnly: true,
    sameSite: "lax",
  });
  expect(state.set.get(SESSION)).toMatchObject({ value: "", maxAge: 0, httpOnly: true });
});

it.each(["//evil.example/app", "/\\evil.example", "https:evil", "/login", "/auth/sign-out", ""])(
  "remembers nothing for %j",
  async (wanted) => {
    expect(await expired(wanted)).toBe("/login?ended=1");
    expect(state.set.has("takt-return")).toBe(false);
  },
);

it("leaves a valid session alone and leads to the page", async () => {
  state.session = true;
  state.sent.set(SESSION, "valid");
  expect(await expired("/app/posts")).toBe("/app/posts");
  expect(await expired("//evil.example")).toBe("/app");
  expect(state.set.size).toBe(0);
});

it("removes no cookie that was not sent", async () => {
  await expired("/app");
  expect(state.set.has(SESSION)).toBe(false);
});

it("mentions no session to a visitor who had none, and remembers the invitation", async () => {
  expect(await expired("/invitation?token=x", { visitor: "1" })).toBe("/login");
  expect(state.set.get("takt-return")).toMatchObject({ value: "/invitation?token=x" });
});
