import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { RATE_LIMITS } from "@takt/domain/limits/model/rate-limits";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { loadActor } from "@takt/domain/users/load-actor";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { createLocalFileStore } from "@takt/storage/local-file-store";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { POST } from "./route";

const ORIGIN = "http://localhost:3000";
const MB = 1024 * 1024;
const now = vi.hoisted(() => ({ deps: null as unknown, user: null as unknown }));
vi.mock("~/server/deps", () => ({ deps: () => now.deps }));
vi.mock("~/env", () => ({ env: () => ({ AUTH_URL: "http://localhost:3000" }) }));
vi.mock("~/server/log", () => ({ log: { error: console.error } }));
vi.mock("~/server/context", () => ({
  createContext: () => Promise.resolve({ user: now.user }),
}));

const database = useTestDatabase();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "takt-feedback-"));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await database.db.user.deleteMany();
  // The clock stands still: no new hour of the rate limit starts during a test.
  const at = Date.now();
  const clock = { now: () => at, sleep: () => Promise.resolve() };
  now.deps = { ...fakeDeps(database.db, { clock }), files: createLocalFileStore(folder) };
  await signIn();
});

async function signIn(overrides: Parameters<typeof createUser>[1] = {}) {
  const user = await createUser(database.db, overrides);
  now.user = await loadActor(fakeDeps(database.db), user.id);
}

type Parts = Record<string, string | File | undefined>;
const VALID = { type: "bug", message: "It broke", page: "/app/posts" };
const file = (bytes: Buffer, name = "a.png", type = "image/png") =>
  new File([new Uint8Array(bytes)], name, { type });
const PNG = sampleMedia.png(64, 48);

function createForm(parts: Parts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) if (value !== undefined) form.append(name, value);
  return form;
}

/** Posts a form as a browser does: complete, and with its length. */
async function ask(form: FormData, headers: Record<string, string> = {}) {
  const whole = new Response(form);
  const body = await whole.arrayBuffer();
  const response = await POST(
    new Request(`${ORIGIN}/api/feedback`, {
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
  return readAnswer(response);
}
async function readAnswer(response: Response) {
  const answer = (await response.json()) as { error?: { code: string; data: object }; reference?: string };
  return { ...answer, says: `${response.status} ${answer.error?.code ?? "taken"}` };
}
const rows = () => database.db.feedback.findMany();
const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());

test.each(["active", "waitlisted", "rejected"] as const)(
  "feedback of a user who is %s is accepted",
  async (waitlistStatus) => {
    await signIn({ waitlistStatus });
    const { says, reference } = await ask(createForm(VALID));
    expect(says).toBe("201 taken");
    expect(reference).toMatch(/^FB-[0-9A-F]{8}$/);
    expect(await rows()).toMatchObject([{ ...VALID, errorId: null, screenshotKey: null }]);
  },
);

test("a screenshot, an error id and line breaks are stored as they were sent", async () => {
  const errorId = `E-${crypto.randomUUID()}`;
  const { says } = await ask(createForm({ ...VALID, errorId, message: "one\ntwo", screenshot: file(PNG) }));
  expect(says).toBe("201 taken");
  const [row] = await rows();
  expect(row).toMatchObject({ errorId, message: "one\ntwo", screenshotType: "image/png" });
  expect((await files()).map(({ name }) => name)).toEqual([row!.screenshotKey]);
});

test.each([{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }])(
  "a form from a page of another origin is refused: %j",
  async (headers) => {
    expect((await ask(createForm(VALID), headers as unknown as Record<string, string>)).says).toBe(
      "403 foreign_origin",
    );
    expect(await rows()).toEqual([]);
  },
);

test("a form without a session is refused", async () => {
  now.user = null;
  expect((await ask(createForm(VALID))).says).toBe("401 unauthorized");
});

test.each<[string, Parts, string]>([
  ["a blank message", { message: " " }, "400 feedback_invalid"],
  ["no message field", { message: undefined }, "400 feedback_invalid"],
  ["a message of 2,000 characters", { message: "x".repeat(2000) }, "201 taken"],
  ["a message of 2,001 characters", { message: "x".repeat(2001) }, "400 feedback_invalid"],
  ["an unknown type", { type: "praise" }, "400 feedback_invalid"],
  ["no page", { page: undefined }, "201 taken"],
  ["a page of another site", { page: "https://evil.example" }, "400 feedback_invalid"],
  ["an invalid error id", { errorId: "E-1" }, "400 feedback_invalid"],
  ["an unknown field", { userId: "x" }, "400 feedback_invalid"],
  ["a file as its message", { message: file(PNG) }, "400 feedback_invalid"],
  ["text as its screenshot", { screenshot: "x" }, "400 screenshot_invalid"],
  ["an SVG file named as a PNG", { screenshot: file(Buffer.from("<svg/>")) }, "400 screenshot_invalid"],
  ["an empty screenshot", { screenshot: file(Buffer.alloc(0)) }, "400 screenshot_invalid"],
  [
    "a screenshot of 5 MB and a byte",
    { screenshot: file(Buffer.alloc(5 * MB + 1)) },
    "413 screenshot_too_large",
  ],
])("a form with %s is answered as it should be", async (_, parts, says) => {
  expect((await ask(createForm({ ...VALID, ...parts }))).says).toBe(says);
  expect(await rows()).toHaveLength(says === "201 taken" ? 1 : 0);
});

test("a form with a repeated field is refused", async () => {
  const form = createForm(VALID);
  form.append("message", "again");
  expect((await ask(form)).says).toBe("400 feedback_invalid");
});

test("a refusal names the screenshot limit, and a form needs a length within its limit", async () => {
  const answer = await ask(createForm({ ...VALID, screenshot: file(Buffer.alloc(5 * MB + 1)) }));
  expect(answer.error!.data).toEqual({ max: 5 });
  expect((await ask(createForm({ ...VALID, screenshot: file(Buffer.alloc(6 * MB)) }))).says).toBe(
    "413 too_large",
  );
  const none = new Request(`${ORIGIN}/api/feedback`, {
    method: "POST",
    body: "x",
    headers: { origin: ORIGIN, "content-type": "multipart/form-data; boundary=x" },
  });
  none.headers.delete("content-length");
  expect((await readAnswer(await POST(none))).says).toBe("411 length_required");
});

test("a form that is longer than its content-length is read up to the limit only", async () => {
  let given = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += MB;
      controller.enqueue(new Uint8Array(MB));
    },
  });
  const lying = new Request(`${ORIGIN}/api/feedback`, {
    method: "POST",
    body: endless,
    headers: { origin: ORIGIN, "content-type": "multipart/form-data; boundary=x", "content-length": "100" },
    duplex: "half",
  } as RequestInit);
  expect((await readAnswer(await POST(lying))).says).toBe("413 too_large");
  expect(given).toBeLessThan(10 * MB);
});

test("a body that is no form is refused", async () => {
  expect((await ask(createForm(VALID), { "content-type": "application/json" })).says).toBe("415 form_only");
  expect((await ask(createForm(VALID), { "content-type": "multipart/form-data; boundary=other" })).says).toBe(
    "400 form_invalid",
  );
});

test("feedback beyond the rate limit is refused", async () => {
  for (let n = 0; n < RATE_LIMITS.feedback.times; n++)
    expect((await ask(createForm(VALID))).says).toBe("201 taken");
  const { says, error } = await ask(createForm(VALID));
  expect(says).toBe("429 rate_exceeded");
  expect(error!.data).toMatchObject({ seconds: expect.any(Number) });
});

test("a form of a user who was signed out during the upload is refused", async () => {
  const whole = new Response(createForm(VALID));
  const bytes = new Uint8Array(await whole.arrayBuffer());
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      end = () => {
        controller.enqueue(bytes);
        controller.close();
      };
    },
  });
  const answer = POST(
    new Request(`${ORIGIN}/api/feedback`, {
      method: "POST",
      body,
      duplex: "half",
      headers: {
        origin: ORIGIN,
        "content-type": whole.headers.get("content-type")!,
        "content-length": String(bytes.length),
      },
    } as RequestInit),
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  now.user = null;
  end();
  expect((await answer).status).toBe(401);
  expect(await rows()).toEqual([]);
});
