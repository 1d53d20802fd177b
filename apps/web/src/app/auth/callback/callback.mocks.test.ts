import { beforeEach, expect, it, vi } from "vitest";
import { setEnv } from "~/server/testing/set-env";
import { GET } from "./route";

const state = vi.hoisted(() => ({
  user: { waitlist: "active", onboarding: "completed", deletion: null },
  home: "/app",
  sent: new Map<string, string>(),
  set: new Map<string, string>(),
  deleted: new Set<string>(),
}));
vi.mock("~/server/signed-in-user", () => ({ signedInUser: () => Promise.resolve(state.user) }));
vi.mock("~/server/last-workspace", () => ({
  isInOwnWorkspace: (path: string) => Promise.resolve(!path.startsWith("/app/w/closed")),
  lastWorkspacePath: () => Promise.resolve(state.home),
}));
vi.mock("~/server/has-session", () => ({ hasSession: () => Promise.resolve(true) }));
vi.mock("next/headers", () => ({
  headers: () => Promise.resolve(new Headers()),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => state.sent.has(name) && { value: state.sent.get(name) },
      set: (name: string, value: string) => state.set.set(name, value),
      delete: (name: string) => state.deleted.add(name),
    }),
}));

beforeEach(() => {
  setEnv();
  state.user = { waitlist: "active", onboarding: "completed", deletion: null };
  state.home = "/app";
  state.sent.clear();
  state.set.clear();
  state.deleted.clear();
});

async function lead(query = "") {
  const response = await GET(new Request(`http://localhost:3000/auth/callback${query}`));
  return response.headers.get("location")?.replace("http://localhost:3000", "");
}

it("leads to the remembered page and forgets it", async () => {
  state.sent.set("takt-return", "/app/posts");
  expect(await lead()).toBe("/app/posts");
  expect(state.deleted.has("takt-return")).toBe(true);
});

it("leads who has joined into the workspace, a newcomer after the onboarding", async () => {
  state.sent.set("takt-return", "/app/posts");
  expect(await lead("?return=/app/w/studio")).toBe("/app/w/studio");
  state.user.onboarding = "open";
  expect(await lead("?return=/app/w/studio")).toBe("/app/onboarding");
  expect(state.set.get("takt-return")).toBe("/app/w/studio");
});

it("leads to no page that is not ours", async () => {
  for (const wanted of ["//evil.example/app", "https://evil.example", "/login"])
    expect(await lead(`?return=${encodeURIComponent(wanted)}`)).toBe("/app");
});

it("leads into the workspace that was used last where no page or the app itself was wanted", async () => {
  state.home = "/app/w/studio";
  expect(await lead()).toBe("/app/w/studio");
  state.sent.set("takt-return", "/app");
  expect(await lead()).toBe("/app/w/studio");
  state.sent.set("takt-return", "/app/posts");
  expect(await lead()).toBe("/app/posts");
});

it("leads to no page of a workspace that is closed by now", async () => {
  state.sent.set("takt-return", "/app/w/closed/posts");
  expect(await lead()).toBe("/app");
});
