import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { memoryFiles } from "@takt/domain/testing/fake-member-file";
import { loadActor } from "@takt/domain/users/load-actor";
import { memberFileReader } from "@takt/linkedin/files/read-member-file";
import { beforeEach, expect, test, vi } from "vitest";
import { POST } from "./route";

const ORIGIN = "http://localhost:3000";
const now = vi.hoisted(() => ({ deps: null as unknown, user: null as unknown }));
vi.mock("~/server/deps", () => ({ deps: () => now.deps }));
vi.mock("~/env", () => ({ env: () => ({ AUTH_URL: "http://localhost:3000" }) }));
vi.mock("~/server/log", () => ({ log: { error: console.error } }));
vi.mock("~/server/context", () => ({
  createContext: () => Promise.resolve({ user: now.user }),
}));

const database = useTestDatabase();
let files: ReturnType<typeof memoryFiles>;
beforeEach(async () => {
  const deps = fakeDeps(database.db, { memberFiles: memberFileReader });
  files = memoryFiles(deps.files);
  now.deps = { ...deps, files };
  const user = await createUser(database.db);
  now.user = await loadActor(fakeDeps(database.db), user.id);
});

const HEADER = "Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility\n";
const createForm = (...contents: (string | Uint8Array<ArrayBuffer>)[]) => {
  const form = new FormData();
  for (const content of contents) form.append("file", new File([content], "Shares\u202e.csv"));
  return form;
};

/** Posts a form as a browser does: complete, and with its length. */
async function ask(form: FormData, headers: Record<string, string> = {}) {
  const whole = new Response(form);
  const body = await whole.arrayBuffer();
  const response = await POST(
    new Request(`${ORIGIN}/api/sync/imports`, {
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
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test("a file of LinkedIn's is stored, shown, and waits for a yes; another one replaces it", async () => {
  const { status, body } = await ask(createForm(HEADER));
  expect(status).toBe(201);
  expect(body).toMatchObject({
    status: "proposed",
    source: "archive_file",
    fileName: "Shares.csv",
    total: 0,
  });
  expect(body).not.toHaveProperty("storageKey");
  expect([...files.stored.values()].map((bytes) => Buffer.from(bytes).toString())).toEqual([HEADER]);
  expect(await ask(createForm(HEADER))).toMatchObject({ status: 201 });
  expect(files.stored.size).toBe(1);
  await database.db.syncRun.updateMany({ data: { status: "queued" } });
  expect(await ask(createForm(HEADER))).toMatchObject({
    status: 409,
    body: { error: { code: "import_running" } },
  });
});

test.each([
  ["a picture", createForm(new Uint8Array([0x89, 0x50, 0x4e, 0x47])), 400, "import_unknown"],
  ["an empty file", createForm(""), 400, "import_empty"],
  ["no file", new FormData(), 400, "import_empty"],
  ["two files", createForm(HEADER, HEADER), 400, "import_empty"],
  ["a file of 21 MB", createForm(new Uint8Array(21 * 1024 * 1024)), 413, "too_large"],
])("%s is refused with a code, and nothing is kept", async (_, form, status, code) => {
  expect(await ask(form)).toMatchObject({ status, body: { error: { code } } });
  expect(files.stored.size).toBe(0);
  expect(
    await database.db.syncRun.count({
      where: { userId: (now.user as { actor: { userId: string } }).actor.userId },
    }),
  ).toBe(0);
});

test("another origin, and a visitor, are refused before the body is read", async () => {
  expect(await ask(createForm(HEADER), { origin: "https://example.com" })).toMatchObject({ status: 403 });
  now.user = null;
  expect(await ask(createForm(HEADER))).toMatchObject({ status: 401 });
  expect(files.stored.size).toBe(0);
});
