import { Readable } from "node:stream";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { JANA, startHarness } from "@takt/emulators/linkedin/testing/start-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createLinkedInPublisher } from "../linkedin-publisher";
import { captureLog } from "../testing/capture-log";
import { startRawServer } from "../testing/raw-server";
import type { Timeouts } from "../timeouts";

/** Delays are short; limits are longer than anything takes on a busy machine. */
const FAST: Partial<Timeouts> = { retryDelaysMs: [20, 40], firstPollMs: 60, processingMs: 60_000 };
let linkedin: Awaited<ReturnType<typeof startHarness>>;
let token: string;

beforeAll(async () => {
  linkedin = await startHarness();
});
afterAll(() => linkedin.close());
beforeEach(async () => {
  await linkedin.control.reset();
  await linkedin.control.settings({ imageProcessingMs: 30 });
  token = await linkedin.signIn();
});

function publisherWith({
  wwwUrl = linkedin.url,
  apiUrl = linkedin.url,
  ...timeouts
}: { wwwUrl?: string; apiUrl?: string } & Partial<Timeouts> = {}) {
  const { log, lines } = captureLog();
  const versions = ["202610", "202609"];
  const settings = { apiUrl, wwwUrl, versions, log, timeouts: { ...FAST, ...timeouts } };
  return { ...createLinkedInPublisher(settings), lines };
}

/** Streams the bytes in chunks, as from a file. `opened` counts. */
function file(bytes: Buffer, announced = bytes.length) {
  const state = { opened: 0 };
  const open = async () => {
    state.opened += 1;
    const half = Math.floor(bytes.length / 2);
    return Readable.from([bytes.subarray(0, half), bytes.subarray(half)]);
  };
  return { kind: "image" as const, bytes: announced, mimeType: "image/png", open, state };
}

const progress = () => ({
  saved: null,
  save: () => Promise.resolve(),
  consumeQuota: () => Promise.resolve(true),
});

type Medium = { urn: string; owner: string; status: string; contentType: string; width: number };
const media = async () => (await linkedin.control.state<{ media: Medium[] }>()).media;
const calls = async (method: string, path: string) =>
  (await linkedin.control.requests({ path })).filter((call) => call.method === method);

test("an image is registered, sent, awaited and posted", async () => {
  const { upload, create, request, lines } = publisherWith();
  const outcome = await upload(file(sampleMedia.png(640, 480)), JANA, token, progress());
  expect(outcome).toMatchObject({ kind: "uploaded", status: 200 });
  const { urn } = outcome as { urn: string };
  expect(await media()).toMatchObject([{ urn, owner: JANA, status: "AVAILABLE", width: 640 }]);
  const [put] = await calls("PUT", "^/dms-uploads/");
  expect(put!.headers).toMatchObject({
    "content-type": "image/png",
    "content-length": String(sampleMedia.png(640, 480).length),
    authorization: expect.any(String),
  });
  const post = request(
    { text: "Bild", visibility: "PUBLIC", content: { kind: "images", images: [{ urn, altText: "Blau" }] } },
    JANA,
  );
  expect(await create(post, token)).toMatchObject({ kind: "created" });
  expect(lines).toEqual([]);
});

test("the bytes of an image arrive unchanged", async () => {
  const bytes = sampleMedia.png(300, 300, [1, 2, 3]);
  const outcome = await publisherWith().upload(file(bytes), JANA, token, progress());
  const id = (outcome as { urn: string }).urn.split(":").at(-1);
  const found = await fetch(`${linkedin.url}/dms/asset/image/${id}`);
  expect(Buffer.from(await found.arrayBuffer()).equals(bytes)).toBe(true);
});

describe("waiting for processing", () => {
  test("the status is polled while the image is processing", async () => {
    await linkedin.control.fault({
      kind: "answer",
      status: 200,
      body: { status: "PROCESSING" },
      times: 2,
      match: { path: "^/rest/images/" },
    });
    expect((await publisherWith().upload(file(sampleMedia.png()), JANA, token, progress())).kind).toBe(
      "uploaded",
    );
    expect(await calls("GET", "^/rest/images/")).toHaveLength(3);
  });

  test("an image that takes too long is returned as processing", async () => {
    await linkedin.control.settings({ imageProcessingMs: 60_000 });
    expect(
      await publisherWith({ processingMs: 500 }).upload(file(sampleMedia.png()), JANA, token, progress()),
    ).toMatchObject({
      kind: "uploaded",
      state: "processing",
    });
  });

  test("a token without permission is reported as unreadable after one call", async () => {
    await linkedin.control.settings({ imageGet: "403" });
    const outcome = await publisherWith().upload(file(sampleMedia.png()), JANA, token, progress());
    expect(outcome).toMatchObject({ kind: "uploaded", state: "unreadable", status: 403 });
    expect(await calls("GET", "^/rest/images/")).toHaveLength(1);
  });

  test("a token that expires while waiting is unauthorized", async () => {
    await linkedin.control.fault({
      kind: "answer",
      status: 401,
      body: { status: 401, serviceErrorCode: 65601, code: "REVOKED_ACCESS_TOKEN", message: "revoked" },
      match: { path: "^/rest/images/" },
    });
    expect(await publisherWith().upload(file(sampleMedia.png()), JANA, token, progress())).toMatchObject({
      kind: "unauthorized",
      why: "revoked",
    });
  });
});

test("a file that is not an image is refused", async () => {
  const outcome = await publisherWith().upload(file(Buffer.from("just a text")), JANA, token, progress());
  expect(outcome).toMatchObject({ kind: "refused", message: "PROCESSING_FAILED" });
});

test("a retired version is replaced by the next one", async () => {
  await linkedin.control.settings({ activeVersions: ["202609"] });
  expect((await publisherWith().upload(file(sampleMedia.png()), JANA, token, progress())).kind).toBe(
    "uploaded",
  );
});

test("limits and refusals are reported", async () => {
  const upload = (as = token) => publisherWith().upload(file(sampleMedia.png()), JANA, as, progress());
  expect(await upload("junk")).toMatchObject({ kind: "unauthorized", why: "invalid", status: 401 });
  await linkedin.control.settings({ memberDailyLimit: 0 });
  expect(await upload()).toMatchObject({ kind: "limited", status: 429, until: expect.any(Date) });
});

describe("a failed call is retried with a fresh stream", () => {
  test.each([
    ["initialize answers 503", { kind: "answer", status: 503, match: { path: "initializeUpload" } }, 1],
    [
      "initialize is cut after the commit",
      { kind: "cut", commit: true, match: { path: "initializeUpload" } },
      1,
    ],
    ["the PUT answers 500", { kind: "answer", status: 500, match: { path: "^/dms-uploads" } }, 2],
    // The status is read first: LinkedIn has the image.
    ["the PUT is cut after the commit", { kind: "cut", commit: true, match: { path: "^/dms-uploads" } }, 1],
    ["the PUT hangs", { kind: "hang", match: { path: "^/dms-uploads" } }, 2],
    ["the status call is cut", { kind: "cut", match: { path: "^/rest/images/" } }, 1],
  ] as const)("the upload succeeds when %s once", async (_name, fault, opened) => {
    const picture = file(sampleMedia.png());
    await linkedin.control.fault(fault);
    const timeouts = fault.kind === "hang" ? { upload: 2_000 } : {};
    expect(await publisherWith(timeouts).upload(picture, JANA, token, progress())).toMatchObject({
      kind: "uploaded",
    });
    expect(picture.state.opened).toBe(opened);
  });

  test("an upload that always fails is unavailable", async () => {
    await linkedin.control.fault({
      kind: "answer",
      status: 503,
      times: "always",
      match: { path: "^/dms-uploads" },
    });
    const picture = file(sampleMedia.png());
    expect(await publisherWith().upload(picture, JANA, token, progress())).toMatchObject({
      kind: "unavailable",
      status: 503,
    });
    expect(picture.state.opened).toBe(3);
  });

  test("an upload is unavailable when LinkedIn is unreachable", async () => {
    const gone = await startRawServer(() => {});
    await gone.close();
    const { upload } = publisherWith({ wwwUrl: gone.url, apiUrl: gone.url });
    expect(await upload(file(sampleMedia.png()), JANA, token, progress())).toEqual({ kind: "unavailable" });
  });
});

test("an upload is unavailable with its reason when every version is retired", async () => {
  await linkedin.control.settings({ activeVersions: ["202507"] });
  expect(await publisherWith().upload(file(sampleMedia.png()), JANA, token, progress())).toMatchObject({
    kind: "unavailable",
    why: "version_retired",
    status: 426,
  });
});

test("neither token nor bytes go to a host that is not LinkedIn's", async () => {
  const picture = file(sampleMedia.png());
  const { upload, lines } = publisherWith({ wwwUrl: "https://www.linkedin.com" });
  expect(await upload(picture, JANA, token, progress())).toEqual({ kind: "unavailable" });
  expect(picture.state.opened).toBe(0);
  expect(await calls("PUT", "")).toEqual([]);
  // Only the host is logged: the rest of the URL is a capability.
  expect(lines[0]).toBe(`error linkedin.upload_host_refused {"host":"${new URL(linkedin.url).host}"}`);
});

describe("the file to upload", () => {
  test("an unreadable file throws, because LinkedIn is not to blame", async () => {
    const { upload } = publisherWith();
    const broken = async () =>
      Readable.from(
        (async function* () {
          yield Buffer.alloc(10);
          throw new Error("disk");
        })(),
      );
    const gone = async () => {
      throw new Error("gone");
    };
    await expect(upload({ ...file(sampleMedia.png()), open: gone }, JANA, token, progress())).rejects.toThrow(
      "gone",
    );
    await expect(
      upload({ ...file(sampleMedia.png()), open: broken }, JANA, token, progress()),
    ).rejects.toThrow("disk");
  });

  test.each([-1, 1])("a file whose size differs by %i byte from the stated one throws", async (off) => {
    const bytes = sampleMedia.png();
    await expect(
      publisherWith().upload(file(bytes, bytes.length + off), JANA, token, progress()),
    ).rejects.toThrow(/content-length/i);
  });
});
