import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { JANA, startHarness } from "@takt/emulators/linkedin/testing/start-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createLinkedInPublisher } from "../linkedin-publisher";
import { inMemoryFile } from "../testing/in-memory-file";
import { inMemoryProgress } from "../testing/in-memory-progress";
import { captureLog } from "../testing/capture-log";
import type { Timeouts } from "../timeouts";

const PART = 4_194_304;
const FILM = sampleMedia.mp4(5_000, 2 * PART + 100_000);
const PARTS = ["0-4194303", "4194304-8388607", `8388608-${FILM.length - 1}`];

let linkedin: Awaited<ReturnType<typeof startHarness>>;
let token: string;
beforeAll(async () => {
  linkedin = await startHarness();
});
afterAll(() => linkedin.close());
beforeEach(async () => {
  await linkedin.control.reset();
  await linkedin.control.settings({ videoProcessingMs: 0 });
  token = await linkedin.signIn();
});

/** A publisher as in another process. Its deadlines are longer than a call takes on a busy machine. */
function publisher(timeouts: Partial<Timeouts> = {}) {
  return createLinkedInPublisher({
    apiUrl: linkedin.url,
    wwwUrl: linkedin.url,
    versions: ["202610"],
    log: captureLog().log,
    timeouts: { retryDelaysMs: [10, 20], ...timeouts },
  });
}

async function upload(film = inMemoryFile("video", FILM), progress = inMemoryProgress(), from = publisher()) {
  return { film, progress, outcome: await from.upload(film, JANA, token, progress) };
}

type Medium = { urn: string; owner: string; status: string; durationMs: number };
const media = async () => (await linkedin.control.state<{ media: Medium[] }>()).media;
const calls = async (method: string, path: string) =>
  (await linkedin.control.requests({ path })).filter((call) => call.method === method);
const PUTS = "^/dms-uploads/";
const FINALIZE = "action=finalizeUpload";

test("a video is sent in LinkedIn's parts without the token, finalized in order and posted with its title", async () => {
  const { film, outcome, progress } = await upload();
  expect(outcome).toMatchObject({ kind: "uploaded", state: "processing" });
  expect(film.opened).toEqual(PARTS);
  const puts = await calls("PUT", PUTS);
  expect(puts.map(({ headers }) => headers["content-length"])).toEqual(["4194304", "4194304", "100000"]);
  expect(puts.some(({ headers }) => "authorization" in headers)).toBe(false);
  const [init] = await calls("POST", "action=initializeUpload");
  expect(JSON.parse(init!.body)).toEqual({
    initializeUploadRequest: {
      owner: `urn:li:person:${JANA}`,
      fileSizeBytes: FILM.length,
      uploadCaptions: false,
      uploadThumbnail: false,
    },
  });
  const [finalize] = await calls("POST", FINALIZE);
  const { uploadToken, uploadedPartIds } = (
    JSON.parse(finalize!.body) as {
      finalizeUploadRequest: { uploadToken: string; uploadedPartIds: string[] };
    }
  ).finalizeUploadRequest;
  expect(uploadToken).toBe("");
  expect(uploadedPartIds).toHaveLength(3);
  expect(uploadedPartIds.join("")).toMatch(/^[0-9a-f]+$/);
  // Two of these four calls count: the bytes do not go to the API.
  expect(progress.consumed).toBe(2);

  const { urn } = outcome as { urn: string };
  expect(await media()).toMatchObject([{ urn, owner: JANA, status: "AVAILABLE", durationMs: 5_000 }]);
  const { getMediaStatus, create, request } = publisher();
  expect(await getMediaStatus(urn, token)).toMatchObject({ kind: "ready" });
  const content = { kind: "video", urn, title: "Demo (1)" } as const;
  const created = await create(request({ text: "Film", visibility: "PUBLIC", content }, JANA), token);
  expect(created).toMatchObject({ kind: "created", urn: expect.stringMatching(/^urn:li:ugcPost:/) });
  const { posts } = await linkedin.control.state<{ posts: { content: unknown }[] }>();
  expect(posts[0]!.content).toEqual({ media: { id: urn, title: "Demo (1)" } });
});

test.each(["", "a=b&c"])("the upload token %j is echoed unchanged", async (videoUploadToken) => {
  await linkedin.control.settings({ videoUploadToken });
  const { film, outcome } = await upload();
  expect(outcome.kind).toBe("uploaded");
  expect(film.opened).toEqual(PARTS);
});

test("the bytes of a video arrive unchanged", async () => {
  const { outcome } = await upload();
  const id = (outcome as { urn: string }).urn.split(":").at(-1);
  const found = await fetch(`${linkedin.url}/dms/asset/video/${id}`);
  expect(Buffer.from(await found.arrayBuffer()).equals(FILM)).toBe(true);
});

describe("a process killed during the upload", () => {
  // Saves happen after registering, after each of three parts, and before finalizing.
  test.each([
    [1, PARTS],
    [2, PARTS.slice(1)],
    [3, PARTS.slice(2)],
    [4, []],
    [5, []],
  ])("only the remaining parts are sent after a kill at save %i", async (killAfterSaves, left) => {
    const dead = inMemoryProgress({ killAfterSaves });
    await expect(upload(undefined, dead)).rejects.toThrow("killed");
    const { film, outcome } = await upload(undefined, dead.resumed());
    expect(outcome.kind).toBe("uploaded");
    expect(film.opened).toEqual(left);
    expect(await media()).toHaveLength(1);
    expect((await media())[0]!.status).toBe("AVAILABLE");
  });

  test("a video that was finalized unnoticed is polled and not sent again", async () => {
    const before = inMemoryProgress({ killAfterSaves: 5 });
    await expect(upload(undefined, before)).rejects.toThrow("killed");
    const seen = before.resumed();
    await upload(undefined, before.resumed());
    const { film, outcome } = await upload(undefined, seen);
    expect(outcome.kind).toBe("uploaded");
    expect(film.opened).toEqual([]);
    expect(await media()).toHaveLength(1);
  });

  test("a video that was finalized unnoticed is not sent again with a token that cannot read its status", async () => {
    await linkedin.control.settings({ videoGet: "403" });
    const before = inMemoryProgress({ killAfterSaves: 5 });
    await expect(upload(undefined, before)).rejects.toThrow("killed");
    const seen = before.resumed();
    await upload(undefined, before.resumed());
    expect((await upload(undefined, seen)).outcome.kind).toBe("uploaded");
    expect(await media()).toHaveLength(1);
  });
});

describe("a failing upload", () => {
  test.each([
    ["a part is cut", { kind: "cut" }],
    ["a part's answer is lost", { kind: "cut", commit: true }],
    ["a part answers 503", { kind: "answer", status: 503 }],
    ["a part is taken without an id", { kind: "answer", status: 200 }],
  ] as const)("only the affected part is sent again when %s", async (_name, fault) => {
    await linkedin.control.fault({ ...fault, match: { path: `${PUTS}.*/4194304\\?` } });
    const { film, outcome } = await upload();
    expect(outcome.kind).toBe("uploaded");
    expect(film.opened).toEqual([PARTS[0], PARTS[1], PARTS[1], PARTS[2]]);
  });

  test("only a hanging part is sent again after its deadline", async () => {
    await linkedin.control.fault({ kind: "hang", match: { path: `${PUTS}.*/4194304\\?` } });
    // The part has two seconds, and its bytes have two.
    const impatient = publisher({ upload: 2_000, uploadBytesPerSecond: PART / 2 });
    const start = performance.now();
    const { film, outcome } = await upload(undefined, undefined, impatient);
    expect(outcome.kind).toBe("uploaded");
    expect(film.opened).toEqual([PARTS[0], PARTS[1], PARTS[1], PARTS[2]]);
    expect(performance.now() - start).toBeGreaterThanOrEqual(4_000);
  });

  test("a lost finalize is retried, then polled, and nothing is sent again", async () => {
    await linkedin.control.fault({ kind: "cut", commit: true, match: { path: FINALIZE } });
    const { film, outcome } = await upload();
    expect(outcome.kind).toBe("uploaded");
    expect(film.opened).toEqual(PARTS);
    expect(await calls("POST", FINALIZE)).toHaveLength(2);
    expect(await calls("GET", "^/rest/videos/")).toHaveLength(1);
  });

  test("a finalize that keeps failing is unavailable, and only that step is repeated later", async () => {
    await linkedin.control.fault({ kind: "answer", status: 500, times: 3, match: { path: FINALIZE } });
    const first = await upload();
    expect(first.outcome).toMatchObject({ kind: "unavailable" });
    const second = await upload(undefined, first.progress.resumed());
    expect(second.outcome.kind).toBe("uploaded");
    expect(second.film.opened).toEqual([]);
  });

  test.each([
    ["EXPIRED_UPLOAD_URL", { status: 400, body: { status: 400, code: "EXPIRED_UPLOAD_URL", message: "m" } }],
    ["403", { status: 403 }],
    ["404", { status: 404 }],
    ["410", { status: 410 }],
  ] as const)("the video is registered again after %s on a part", async (_name, answer) => {
    await linkedin.control.fault({ kind: "answer", ...answer, match: { path: `${PUTS}.*/4194304\\?` } });
    const { film, outcome } = await upload();
    expect(outcome.kind).toBe("uploaded");
    expect(film.opened).toEqual([PARTS[0], PARTS[1], ...PARTS]);
    expect(await media()).toHaveLength(2);
  });

  test("expired URLs are not tried, and the video is registered again", async () => {
    const dead = inMemoryProgress({ killAfterSaves: 3 });
    await linkedin.control.settings({ uploadUrlTtlMs: 20_000 });
    await expect(upload(undefined, dead)).rejects.toThrow("killed");
    await linkedin.control.settings({ uploadUrlTtlMs: 86_400_000 });
    const { film, outcome } = await upload(undefined, dead.resumed());
    expect(outcome.kind).toBe("uploaded");
    expect(film.opened).toEqual(PARTS);
  });

  test("an upload whose URLs always expire is unavailable after two registrations", async () => {
    await linkedin.control.settings({ uploadUrlTtlMs: 0 });
    const { outcome } = await upload();
    expect(outcome).toEqual({ kind: "unavailable" });
    expect(await calls("POST", "action=initializeUpload")).toHaveLength(2);
  });

  test("upload instructions with gaps are not followed", async () => {
    const uploadUrl = `${linkedin.url}/dms-uploads/x`;
    const uploadInstructions = [{ uploadUrl, firstByte: 0, lastByte: 10 }];
    await linkedin.control.fault({
      kind: "answer",
      status: 200,
      body: { value: { video: "urn:li:video:C1", uploadToken: "", uploadInstructions } },
      match: { path: "initializeUpload" },
    });
    const { film, outcome } = await upload();
    expect(outcome.kind).toBe("unavailable");
    expect(film.opened).toEqual([]);
  });
});

test("a video that LinkedIn cannot process is refused when its status is read", async () => {
  const { outcome } = await upload(inMemoryFile("video", sampleMedia.mp4(1_000, 80_000)));
  const { urn } = outcome as { urn: string };
  expect(await publisher().getMediaStatus(urn, token)).toMatchObject({
    kind: "refused",
    message: expect.stringContaining("3 seconds"),
  });
});

describe("the media status", () => {
  test("the status is processing, waiting, unreadable or gone", async () => {
    await linkedin.control.settings({ videoProcessingMs: 60_000 });
    const { urn } = (await upload()).outcome as { urn: string };
    const { getMediaStatus } = publisher();
    expect(await getMediaStatus(urn, token)).toMatchObject({ kind: "processing" });
    const dead = inMemoryProgress({ killAfterSaves: 1 });
    await expect(upload(undefined, dead)).rejects.toThrow("killed");
    const unsent = (JSON.parse(dead.saved!) as { urn: string }).urn;
    expect(await getMediaStatus(unsent, token)).toMatchObject({ kind: "waiting" });
    expect(await getMediaStatus("urn:li:video:none", token)).toMatchObject({ kind: "gone", status: 404 });
    await linkedin.control.settings({ videoGet: "403" });
    expect(await getMediaStatus(urn, token)).toMatchObject({ kind: "unreadable", status: 403 });
  });

  test("401, 429, 5xx, silence and a gateway's page each cost one call", async () => {
    const { urn } = (await upload()).outcome as { urn: string };
    const path = "^/rest/videos/";
    const { getMediaStatus } = publisher();
    expect(await getMediaStatus(urn, "junk")).toMatchObject({ kind: "unauthorized", why: "invalid" });
    await linkedin.control.fault({ kind: "answer", status: 503, match: { path } });
    expect(await getMediaStatus(urn, token)).toMatchObject({ kind: "unavailable", status: 503 });
    await linkedin.control.fault({ kind: "cut", match: { path } });
    expect(await getMediaStatus(urn, token)).toEqual({ kind: "unavailable" });
    await linkedin.control.fault({ kind: "answer", status: 403, body: "<html>", match: { path } });
    expect(await getMediaStatus(urn, token)).toMatchObject({ kind: "unavailable", status: 403 });
    await linkedin.control.settings({ memberDailyLimit: 0 });
    expect(await getMediaStatus(urn, token)).toMatchObject({ kind: "limited", until: expect.any(Date) });
    expect(await calls("GET", path)).toHaveLength(5);
  });
});

test("a missing upload permission does not reject the file", async () => {
  const reader = await linkedin.signIn(JANA, "openid profile");
  const outcome = await publisher().upload(inMemoryFile("video", FILM), JANA, reader, inMemoryProgress());
  expect(outcome).toMatchObject({ kind: "refused", reason: "refused", status: 403 });
  expect(outcome.message).toMatch(/Not enough permissions/);
});

test("an upload without calls left makes none and waits for the next UTC day", async () => {
  const midnight = new Date().setUTCHours(24, 0, 0, 0);
  const none = await upload(undefined, inMemoryProgress({ calls: 0 }));
  expect(none.outcome).toMatchObject({ kind: "limited", until: expect.any(Date) });
  expect((none.outcome as { until: Date }).until.getTime()).toBeGreaterThanOrEqual(midnight);
  expect(await calls("POST", "")).toEqual([]);
  // The bytes are there; only finalizing is left for the next day.
  const one = await upload(undefined, inMemoryProgress({ calls: 1 }));
  expect(one.outcome.kind).toBe("limited");
  expect(await calls("POST", FINALIZE)).toEqual([]);
  const rest = await upload(undefined, one.progress.resumed());
  expect(rest.outcome.kind).toBe("uploaded");
  expect(rest.film.opened).toEqual([]);
});
