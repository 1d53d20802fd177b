import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { JANA, startHarness } from "@takt/emulators/linkedin/testing/start-harness";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createLinkedInPublisher } from "../linkedin-publisher";
import { inMemoryFile } from "../testing/in-memory-file";
import { inMemoryProgress } from "../testing/in-memory-progress";
import { captureLog } from "../testing/capture-log";

let linkedin: Awaited<ReturnType<typeof startHarness>>;
let token: string;
beforeAll(async () => {
  linkedin = await startHarness();
});
afterAll(() => linkedin.close());
beforeEach(async () => {
  await linkedin.control.reset();
  await linkedin.control.settings({ documentProcessingMs: 0 });
  token = await linkedin.signIn();
});

/** A publisher as in another process. */
const publisher = () =>
  createLinkedInPublisher({
    apiUrl: linkedin.url,
    wwwUrl: linkedin.url,
    versions: ["202610"],
    log: captureLog().log,
    timeouts: { retryDelaysMs: [10, 20] },
  });
const deck = () => inMemoryFile("document", sampleMedia.pdf(12), "application/pdf");
const media = async () => (await linkedin.control.state<{ media: { status: string }[] }>()).media;
const calls = async (method: string, path: string) =>
  (await linkedin.control.requests({ path })).filter((call) => call.method === method);

test("a document is registered, sent in one piece and posted with its title", async () => {
  const { upload, getMediaStatus, create, request } = publisher();
  const outcome = await upload(deck(), JANA, token, inMemoryProgress());
  expect(outcome).toMatchObject({ kind: "uploaded", state: "processing" });
  const { urn } = outcome as { urn: string };
  expect(await getMediaStatus(urn, token)).toMatchObject({ kind: "ready" });
  const content = { kind: "document", urn, title: "deck" } as const;
  expect(await create(request({ text: "Deck", visibility: "PUBLIC", content }, JANA), token)).toMatchObject({
    kind: "created",
    urn: expect.stringMatching(/^urn:li:ugcPost:/),
  });
});

test.each([
  ["still", 0],
  ["and the answer is lost", 1],
])("another process continues an upload that was killed while sending, %s", async (_name, committed) => {
  const dead = inMemoryProgress({ killAfterSaves: 1 });
  await expect(publisher().upload(deck(), JANA, token, dead)).rejects.toThrow("killed");
  // The killed process may have just finished the upload.
  if (committed) await publisher().upload(deck(), JANA, token, dead.resumed());
  expect(await publisher().upload(deck(), JANA, token, dead.resumed())).toMatchObject({ kind: "uploaded" });
  expect(await media()).toMatchObject([{ status: "AVAILABLE" }]);
});

test("a document whose answer was lost is polled and not sent again", async () => {
  await linkedin.control.fault({ kind: "cut", commit: true, match: { path: "^/dms-uploads/" } });
  const file = deck();
  expect(await publisher().upload(file, JANA, token, inMemoryProgress())).toMatchObject({ kind: "uploaded" });
  expect(file.opened).toHaveLength(1);
  expect(await calls("GET", "^/rest/documents/")).toHaveLength(1);
});

test("bytes that were lost on the way are sent again to the same URL", async () => {
  await linkedin.control.fault({ kind: "cut", match: { path: "^/dms-uploads/" } });
  const file = deck();
  expect(await publisher().upload(file, JANA, token, inMemoryProgress())).toMatchObject({ kind: "uploaded" });
  expect(file.opened).toHaveLength(2);
  expect(await media()).toHaveLength(1);
});

test("a refusal without a word says nothing of the file, which is sent again", async () => {
  await linkedin.control.fault({ kind: "answer", status: 400, match: { path: "^/dms-uploads/" } });
  const file = deck();
  expect(await publisher().upload(file, JANA, token, inMemoryProgress())).toMatchObject({ kind: "uploaded" });
  expect(file.opened).toHaveLength(2);
  expect(await calls("GET", "^/rest/documents/")).toHaveLength(1);
});

test("an invalid document is refused when its status is read", async () => {
  const { upload, getMediaStatus } = publisher();
  const file = inMemoryFile("document", Buffer.from("just a text"));
  const { urn } = (await upload(file, JANA, token, inMemoryProgress())) as { urn: string };
  expect(await getMediaStatus(urn, token)).toMatchObject({ kind: "refused" });
});

test("a 413 answer rejects the file", async () => {
  await linkedin.control.fault({ kind: "answer", status: 413, match: { path: "^/dms-uploads/" } });
  expect(await publisher().upload(deck(), JANA, token, inMemoryProgress())).toMatchObject({
    kind: "refused",
    reason: "media_rejected",
    status: 413,
  });
});
