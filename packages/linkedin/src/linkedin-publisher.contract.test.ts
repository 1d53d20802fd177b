import { publishText } from "@takt/domain/posts/model/publish-text";
import { JANA, startHarness } from "@takt/emulators/linkedin/testing/start-harness";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createLinkedInPublisher } from "./linkedin-publisher";
import { captureLog } from "./testing/capture-log";
import type { Timeouts } from "./timeouts";

let linkedin: Awaited<ReturnType<typeof startHarness>>;
let token: string;

beforeAll(async () => {
  linkedin = await startHarness();
});
afterAll(() => linkedin.close());
beforeEach(async () => {
  await linkedin.control.reset();
  token = await linkedin.signIn();
});

function publisherWith(timeouts: Partial<Timeouts> = {}, versions = ["202610", "202609", "202608"]) {
  const { log, lines } = captureLog();
  const publisher = createLinkedInPublisher({
    apiUrl: linkedin.url,
    wwwUrl: linkedin.url,
    versions,
    log,
    timeouts,
  });
  const create = (text: string, as = token, sub = JANA) =>
    publisher.create(publisher.request({ text, visibility: "PUBLIC", content: { kind: "none" } }, sub), as);
  return { publisher, create, lines };
}

type Posts = { posts: { urn: string; sent: string; published: string; visibility: string }[] };
const ledger = async () => (await linkedin.control.state<Posts>()).posts;

test("a published post is on LinkedIn under the returned URN", async () => {
  const { create } = publisherWith();
  const outcome = await create("Guten Morgen (Berlin)!\n\n#takt");
  expect(outcome).toMatchObject({
    kind: "created",
    status: 201,
    requestId: expect.stringMatching(/^[\w-]{36}$/),
  });
  expect(await ledger()).toMatchObject([
    {
      urn: (outcome as { urn: string }).urn,
      published: "Guten Morgen (Berlin)!\n\n#takt",
      visibility: "PUBLIC",
    },
  ]);
});

describe("LinkedIn's answers", () => {
  test("an equal text within ten minutes is a duplicate", async () => {
    const { create } = publisherWith();
    await create("twice");
    expect(await create("twice")).toMatchObject({ kind: "duplicate", status: 422 });
    expect(await ledger()).toHaveLength(1);
  });

  test("a text over 3,000 characters is refused as too long", async () => {
    const { create } = publisherWith();
    expect(await create("x".repeat(3_001))).toMatchObject({
      kind: "refused",
      reason: "too_long",
      message: expect.stringContaining("3001 characters"),
    });
  });

  test("a blank text and a foreign author are refused", async () => {
    const { create } = publisherWith();
    expect(await create(" ")).toMatchObject({ kind: "refused", reason: "refused", status: 400 });
    expect(await create("x", token, "mR4tZ81LsQ")).toMatchObject({ kind: "refused", status: 403 });
  });

  test.each([
    ["expire", "expired"],
    ["revoke", "revoked"],
    ["restrict", "restricted"],
  ] as const)("a token is unauthorized after the action %s", async (action, why) => {
    const { create } = publisherWith();
    await linkedin.control.memberState(JANA, action);
    expect(await create("x")).toMatchObject({ kind: "unauthorized", why, status: 401 });
  });

  test("an invalid token is unauthorized", async () => {
    expect(await publisherWith().create("x", "junk")).toMatchObject({ kind: "unauthorized", why: "invalid" });
  });

  test("the daily limit ends at midnight UTC", async () => {
    const { create } = publisherWith();
    await linkedin.control.settings({ memberDailyLimit: 1 });
    await create("one");
    const outcome = await create("two");
    const midnight = new Date().setUTCHours(24, 0, 0, 0);
    expect(outcome).toMatchObject({
      kind: "limited",
      status: 429,
      message: expect.stringContaining("DAY limit"),
    });
    const after = (outcome as { until: Date }).until.getTime() - midnight;
    expect(after).toBeGreaterThanOrEqual(0);
    expect(after).toBeLessThan(600_000);
  });

  test("the limit for unverified members ends at midnight UTC, too", async () => {
    await linkedin.control.settings({ unverifiedShareLimit: 0 });
    const outcome = await publisherWith().create("x");
    expect(outcome).toMatchObject({ kind: "limited", message: expect.stringContaining("unverified") });
    expect((outcome as { until: Date }).until.getTime()).toBeGreaterThanOrEqual(
      new Date().setUTCHours(24, 0, 0, 0),
    );
  });

  test("a retired version is replaced by the next one within the call", async () => {
    const { create, lines } = publisherWith();
    await linkedin.control.settings({ activeVersions: ["202608"] });
    expect(await create("one")).toMatchObject({ kind: "created" });
    expect(await create("two")).toMatchObject({ kind: "created" });
    expect(lines.filter((line) => line.includes("version_retired"))).toHaveLength(2);
    await linkedin.control.settings({ activeVersions: ["202507"] });
    expect(await create("three")).toMatchObject({ kind: "not_sent", status: 426 });
    expect(await ledger()).toHaveLength(2);
  });

  test.each([409, 500, 503, 504])("the status %i never means that the post is there", async (status) => {
    await linkedin.control.fault({ kind: "answer", status, match: { path: "^/rest/posts" } });
    expect(await publisherWith().create("x")).toMatchObject({
      kind: status === 409 ? "not_sent" : "unknown",
      status,
    });
  });
});

describe("a create without an answer", () => {
  test.each([
    ["cut after the commit", { kind: "cut", commit: true }, 1],
    ["cut before it", { kind: "cut" }, 0],
    ["no answer after the commit", { kind: "hang", commit: true }, 1],
    ["504 after the commit", { kind: "answer", status: 504, commit: true }, 1],
  ] as const)("the outcome is unknown and the post is sent once: %s", async (_name, fault, there) => {
    const { create } = publisherWith({ http: 500 });
    await linkedin.control.fault({ ...fault, match: { path: "^/rest/posts" } });
    expect(await create("once")).toMatchObject({ kind: "unknown" });
    expect(await ledger()).toHaveLength(there);
    expect(await linkedin.control.requests({ path: "^/rest/posts" })).toHaveLength(1);
    // Sending the same bytes again shows which of the two happened.
    expect((await create("once")).kind).toBe(there ? "duplicate" : "created");
  });
});

describe("the published text", () => {
  beforeEach(() =>
    linkedin.control.settings({
      maxCommentary: 1_000_000,
      duplicateWindowMs: 0,
      memberDailyLimit: 1_000_000,
    }),
  );
  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...String.raw`|{}@[]()<>#\*_~`), maxLength: 8 }),
    fc.constantFrom("\n", "\r\n", "\n\n", " ", "\u00a0", "\u200d", "\ufeff", "\uff03"),
    fc.constantFrom(
      "#takt",
      "#build_in_public",
      "#Ü1",
      "#1",
      "##",
      "{hashtag|\\#|x}",
      "@[A](urn:li:person:b)",
    ),
    fc.constantFrom("https://a.example/x_(y)#z?q=~1", "a@b.example", "👩‍👩‍👧‍👦", "\\", "\\(", "c:\\new_dir"),
  );
  const content = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
  const tags = fc.uniqueArray(fc.constantFrom("takt", "build_in_public", "Übermut2026", "日本語", "a1_"));

  test("any text is published exactly as it was shown", async () => {
    const { create } = publisherWith();
    await fc.assert(
      fc.asyncProperty(content, tags, async (content, tags) => {
        const text = publishText(content, tags);
        fc.pre(text.trim() !== "");
        const outcome = await create(text);
        expect(outcome).toMatchObject({ kind: "created" });
        const found = (await ledger()).at(-1)!;
        expect(found.urn).toBe((outcome as { urn: string }).urn);
        expect(found.published).toBe(text);
      }),
      { seed: 20_261_127, numRuns: 250 },
    );
  });

  test("an unescaped text is cut off, although LinkedIn answers 201", async () => {
    const { publisher } = publisherWith();
    const { body } = publisher.request(
      { text: "before (after) #x", visibility: "PUBLIC", content: { kind: "none" } },
      JANA,
    );
    const raw = JSON.stringify({ ...(JSON.parse(body) as object), commentary: "before (after) #x" });
    expect(await publisher.create({ body: raw, hash: "" }, token)).toMatchObject({ kind: "created" });
    expect(await ledger()).toMatchObject([{ published: "before " }]);
  });
});
