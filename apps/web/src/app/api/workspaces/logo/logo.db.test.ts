import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { BRAND_LIMITS } from "@takt/domain/brand/model/brand-limits";
import { createTeam } from "@takt/domain/testing/create-team";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { loadActor } from "@takt/domain/users/load-actor";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { createLocalFileStore } from "@takt/storage/local-file-store";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { GET, POST } from "./route";

const ORIGIN = "http://localhost:3000";
const now = vi.hoisted(() => ({ deps: null as unknown, userId: null as string | null }));
vi.mock("~/server/deps", () => ({ deps: () => now.deps }));
vi.mock("~/env", () => ({ env: () => ({ AUTH_URL: "http://localhost:3000" }) }));
vi.mock("~/server/log", () => ({ log: { error: console.error } }));
vi.mock("~/server/context", () => ({
  createContext: async (slug?: string) => ({
    user:
      now.userId && (await loadActor(now.deps as never, now.userId, slug === undefined ? null : { slug })),
    session: {},
  }),
}));

const database = useTestDatabase();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "takt-logo-"));
});
afterAll(() => rm(folder, { recursive: true }));

const PNG = sampleMedia.png(64, 48);
const toUrl = (slug: string) => `${ORIGIN}/api/workspaces/logo?workspace=${slug}`;
const file = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], "logo.png", { type: "image/png" });

/** A team with a member of each of these roles, whose owner is signed in. */
async function signInOwner(...roles: Parameters<typeof createTeam>[1][]) {
  const team = await createTeam(database.db, ...roles);
  const at = Date.now();
  const clock = { now: () => at, sleep: () => Promise.resolve() };
  now.deps = { ...fakeDeps(database.db, { clock }), files: createLocalFileStore(folder) };
  now.userId = team.owner.userId;
  return team;
}

/** Sends a form as a browser does: complete, and with its length. */
async function send(slug: string, logos: (File | string)[], headers: Record<string, string> = {}) {
  const form = new FormData();
  for (const logo of logos) form.append("logo", logo);
  const whole = new Response(form);
  const body = await whole.arrayBuffer();
  const answer = await POST(
    new Request(toUrl(slug), {
      method: "POST",
      body,
      headers: {
        origin: ORIGIN,
        "content-type": whole.headers.get("content-type")!,
        "content-length": String(body.byteLength),
        ...headers,
      },
    }),
  );
  const { error, logo } = (await answer.json()) as { error?: { code: string }; logo?: string };
  return { logo, says: `${answer.status} ${error?.code ?? "taken"}` };
}
const get = (slug: string) => GET(new Request(toUrl(slug)));

test("who manages a workspace gives it a logo, which every member sees, kept for a day by their browser alone", async () => {
  const { slug, members } = await signInOwner("viewer");
  expect((await get(slug)).status).toBe(404);
  const { says, logo } = await send(slug, [file(PNG)]);
  expect([says, logo]).toEqual(["201 taken", expect.stringMatching(/^.{8}$/)]);
  now.userId = members[0]!.userId;
  const answer = await get(slug);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/png",
    "content-disposition": "inline",
    "cache-control": "private, max-age=86400",
    "x-content-type-options": "nosniff",
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(bytes.length).toBe(Number(answer.headers.get("content-length")));
  expect(Buffer.from(bytes.slice(1, 4)).toString()).toBe("PNG");
});

test("members who do not manage the workspace send no logo, nor does anybody from another origin", async () => {
  const { slug, members } = await signInOwner("admin", "editor", "approver", "viewer");
  const [admin, ...others] = members;
  expect((await send(slug, [file(PNG)], { origin: "https://evil.example" })).says).toBe("403 foreign_origin");
  for (const { userId } of others) {
    now.userId = userId;
    expect((await send(slug, [file(PNG)])).says).toBe("403 act_forbidden");
  }
  expect((await get(slug)).status).toBe(404);
  now.userId = admin!.userId;
  expect((await send(slug, [file(PNG)])).says).toBe("201 taken");
});

test("nobody sees or changes the logo of a workspace in which they are no member", async () => {
  const other = await signInOwner();
  await send(other.slug, [file(PNG)]);
  await signInOwner();
  expect((await get(other.slug)).status).toBe(404);
  expect((await send(other.slug, [file(PNG)])).says).toBe("404 workspace_not_found");
  now.userId = null;
  expect((await get(other.slug)).status).toBe(401);
});

test.each<[string, (File | string)[], string]>([
  ["no file", [], "400 logo_invalid"],
  ["a text", ["x"], "400 logo_invalid"],
  ["two files", [file(PNG), file(PNG)], "400 logo_invalid"],
  ["a file that is no picture", [file(Buffer.from("x"))], "400 logo_invalid"],
  ["a file of a byte too many", [file(Buffer.alloc(BRAND_LIMITS.logoBytes + 1))], "413 logo_too_large"],
  ["far too large a file", [file(Buffer.alloc(2 * BRAND_LIMITS.logoBytes))], "413 too_large"],
])("a form with %s is refused", async (_, logos, says) => {
  const { slug } = await signInOwner();
  expect((await send(slug, logos)).says).toBe(says);
  expect((await get(slug)).status).toBe(404);
});
