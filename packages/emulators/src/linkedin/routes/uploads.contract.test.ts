import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sampleMedia } from "../model/sample-media";
import { JANA, startTrial } from "../testing/start-trial";

const dataDir = mkdtempSync(join(tmpdir(), "takt-emulator-"));
let trial: Awaited<ReturnType<typeof startTrial>>;
let token: string;
beforeAll(async () => {
  trial = await startTrial({ dataDir });
});
beforeEach(async () => {
  await trial.control.reset();
  token = await trial.signIn();
});
afterAll(async () => {
  await trial.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const owner = `urn:li:person:${JANA}`;
async function initialize(kind: "document" | "video", part = {}) {
  const answer = await trial.call(token, "POST", `/rest/${kind}s?action=initializeUpload`, {
    initializeUploadRequest: { owner, ...part },
  });
  return ((await answer.json()) as { value: Record<string, string> }).value;
}
const read = (kind: string, urn: string) =>
  trial.call(token, "GET", `/rest/${kind}s/${encodeURIComponent(urn)}`);
const status = async (kind: string, urn: string) =>
  ((await (await read(kind, urn)).json()) as { status: string }).status;
const put = (url: string, body: Buffer) =>
  fetch(url, { method: "PUT", body: new Uint8Array(body), headers: { "content-type": "application/pdf" } });
const files = () => {
  try {
    return readdirSync(join(dataDir, "linkedin-media"));
  } catch {
    // No folder yet: nothing was kept.
    return [];
  }
};

test("a large document is written through to the disk, and comes back as it was", async () => {
  const { uploadUrl, document } = await initialize("document");
  const bytes = Buffer.concat([sampleMedia.pdf(3), Buffer.alloc(20_000_000, 7)]);
  expect((await put(uploadUrl!, bytes)).status).toBe(201);
  expect(files()).toHaveLength(1);
  await trial.control.tick(1_500);
  expect(await status("document", document!)).toBe("AVAILABLE");
  const shown = await fetch(`${trial.url}/dms/asset/document/${document!.split(":")[3]}`);
  expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
  const [logged] = (await trial.control.requests({ path: "^/dms-uploads/" })).slice(-1);
  expect(logged!.body).toBe(`<${bytes.length} bytes>`);
});

test("an upload that is cut off in the middle leaves nothing, and its URL may be used again", async () => {
  const { uploadUrl, document } = await initialize("document");
  const bytes = sampleMedia.pdf(3);
  await new Promise<void>((resolve) => {
    const half = request(uploadUrl!, { method: "PUT", headers: { "content-length": bytes.length } });
    half.on("error", () => resolve());
    half.write(bytes.subarray(0, 100), () => half.destroy());
    half.on("close", () => resolve());
  });
  await expect.poll(files).toEqual([]);
  expect(await status("document", document!)).toBe("WAITING_UPLOAD");
  expect((await put(uploadUrl!, bytes)).status).toBe(201);
});

test("two at once to the same URL: one is taken", async () => {
  const { uploadUrl } = await initialize("document");
  const answers = await Promise.all([1, 2].map(() => put(uploadUrl!, sampleMedia.pdf(3))));
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 400]);
});

test("slow uploads by a setting", async () => {
  await trial.control.settings({ uploadBytesPerSecond: 30_000 });
  const { uploadUrl } = await initialize("document");
  const sent = put(uploadUrl!, Buffer.concat([sampleMedia.pdf(), Buffer.alloc(30_000)]));
  const log = () => trial.control.requests({ path: "^/dms-uploads/" });
  await expect.poll(async () => (await log()).length).toBe(1);
  // It is still being taken.
  expect((await log())[0]!.status).toBeNull();
  expect((await sent).status).toBe(201);
});

test("the state of a document can be closed; a video's token must be echoed", async () => {
  const { document } = await initialize("document");
  await trial.control.settings({ documentGet: "403", videoUploadToken: "t1" });
  expect((await read("document", document!)).status).toBe(403);
  const { video, uploadToken } = await initialize("video", { fileSizeBytes: 80_000 });
  expect(uploadToken).toBe("t1");
  const finalize = await trial.call(token, "POST", "/rest/videos?action=finalizeUpload", {
    finalizeUploadRequest: { video, uploadToken: "", uploadedPartIds: ["x"] },
  });
  expect([finalize.status, ((await finalize.json()) as { message: string }).message]).toEqual([
    400,
    expect.stringContaining("uploadToken"),
  ]);
});
