import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sampleMedia } from "../testing/sample-media";
import { JANA } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const dataDir = mkdtempSync(join(tmpdir(), "takt-emulator-"));
const harness = useHarness({ dataDir });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const owner = `urn:li:person:${JANA}`;
async function initialize(kind: "document" | "video", part = {}) {
  const answer = await harness.call(harness.token, "POST", `/rest/${kind}s?action=initializeUpload`, {
    initializeUploadRequest: { owner, ...part },
  });
  return ((await answer.json()) as { value: Record<string, string> }).value;
}
const read = (kind: string, urn: string) =>
  harness.call(harness.token, "GET", `/rest/${kind}s/${encodeURIComponent(urn)}`);
const status = async (kind: string, urn: string) =>
  ((await (await read(kind, urn)).json()) as { status: string }).status;
const put = (url: string, body: Buffer) =>
  fetch(url, { method: "PUT", body: new Uint8Array(body), headers: { "content-type": "application/pdf" } });
const files = () => {
  try {
    return readdirSync(join(dataDir, "linkedin-media"));
  } catch {
    // The folder does not exist before the first upload.
    return [];
  }
};

test("a large document is streamed to the disk and served unchanged", async () => {
  const { uploadUrl, document } = await initialize("document");
  const bytes = Buffer.concat([sampleMedia.pdf(3), Buffer.alloc(20_000_000, 7)]);
  expect((await put(uploadUrl!, bytes)).status).toBe(201);
  expect(files()).toHaveLength(1);
  await harness.control.tick(1_500);
  expect(await status("document", document!)).toBe("AVAILABLE");
  const shown = await fetch(`${harness.url}/dms/asset/document/${document!.split(":")[3]}`);
  expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
  const [logged] = (await harness.control.requests({ path: "^/dms-uploads/" })).slice(-1);
  expect(logged!.body).toBe(`<${bytes.length} bytes>`);
});

test("an upload that is cut off leaves nothing, and its URL may be used again", async () => {
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

test("only one of two concurrent uploads to the same URL is accepted, and the other is told why", async () => {
  const { uploadUrl } = await initialize("document");
  const answers = await Promise.all([1, 2].map(() => put(uploadUrl!, sampleMedia.pdf(3))));
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 400]);
  const refused = answers.find((answer) => answer.status === 400)!;
  expect(await refused.json()).toMatchObject({ code: "UPDATING_ASSET_FAILED" });
});

test("a setting slows uploads down", async () => {
  await harness.control.settings({ uploadBytesPerSecond: 30_000 });
  const { uploadUrl } = await initialize("document");
  const sent = put(uploadUrl!, Buffer.concat([sampleMedia.pdf(), Buffer.alloc(30_000)]));
  const log = () => harness.control.requests({ path: "^/dms-uploads/" });
  await expect.poll(async () => (await log()).length).toBe(1);
  // The upload is still running.
  expect((await log())[0]!.status).toBeNull();
  expect((await sent).status).toBe(201);
});

test("a setting closes the status of documents, and a video's token must be echoed", async () => {
  const { document } = await initialize("document");
  await harness.control.settings({ documentGet: "403", videoUploadToken: "t1" });
  expect((await read("document", document!)).status).toBe(403);
  const { video, uploadToken } = await initialize("video", { fileSizeBytes: 80_000 });
  expect(uploadToken).toBe("t1");
  const finalize = await harness.call(harness.token, "POST", "/rest/videos?action=finalizeUpload", {
    finalizeUploadRequest: { video, uploadToken: "", uploadedPartIds: ["x"] },
  });
  expect([finalize.status, ((await finalize.json()) as { message: string }).message]).toEqual([
    400,
    expect.stringContaining("uploadToken"),
  ]);
});
