import { sampleMedia } from "@takt/emulators/linkedin/model/sample-media";
import { JANA, startTrial } from "@takt/emulators/linkedin/testing/start-trial";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createLinkedInPublisher } from "../linkedin-publisher";
import { memoryFile } from "../testing/memory-file";
import { memoryProgress } from "../testing/memory-progress";
import { quietLog } from "../testing/quiet-log";

let linkedin: Awaited<ReturnType<typeof startTrial>>;
let token: string;
beforeAll(async () => {
  linkedin = await startTrial();
});
afterAll(() => linkedin.close());
beforeEach(async () => {
  await linkedin.control.reset();
  await linkedin.control.settings({ documentProcessingMs: 0 });
  token = await linkedin.signIn();
});

/** As a process of its own. */
const publisher = () =>
  createLinkedInPublisher({
    apiUrl: linkedin.url,
    wwwUrl: linkedin.url,
    versions: ["202610"],
    log: quietLog().log,
    timeouts: { pauses: [10, 20] },
  });
const deck = () => memoryFile("document", sampleMedia.pdf(12), "application/pdf");
const media = async () => (await linkedin.control.state<{ media: { status: string }[] }>()).media;
const calls = async (method: string, path: string) =>
  (await linkedin.control.requests({ path })).filter((call) => call.method === method);

test("registered, sent at once, and posted with its title", async () => {
  const { upload, look, create, request } = publisher();
  const outcome = await upload(deck(), JANA, token, memoryProgress());
  expect(outcome).toMatchObject({ kind: "uploaded", state: "processing" });
  const { urn } = outcome as { urn: string };
  expect(await look(urn, token)).toMatchObject({ kind: "ready" });
  const content = { kind: "document", urn, title: "deck" } as const;
  expect(await create(request({ text: "Deck", visibility: "PUBLIC", content }, JANA), token)).toMatchObject({
    kind: "created",
    urn: expect.stringMatching(/^urn:li:ugcPost:/),
  });
});

test.each([
  ["still", 0],
  ["and the answer is lost", 1],
])("killed while it was sent, %s: another process goes on", async (_name, committed) => {
  const dead = memoryProgress({ dieAfter: 1 });
  await expect(publisher().upload(deck(), JANA, token, dead)).rejects.toThrow("killed");
  // What the dead process may just have brought to its end.
  if (committed) await publisher().upload(deck(), JANA, token, dead.after());
  expect(await publisher().upload(deck(), JANA, token, dead.after())).toMatchObject({ kind: "uploaded" });
  expect(await media()).toMatchObject([{ status: "AVAILABLE" }]);
});

test("the answer to the bytes is lost: looked at, not sent again", async () => {
  await linkedin.control.fault({ kind: "cut", commit: true, match: { path: "^/dms-uploads/" } });
  const file = deck();
  expect(await publisher().upload(file, JANA, token, memoryProgress())).toMatchObject({ kind: "uploaded" });
  expect(file.opened).toHaveLength(1);
  expect(await calls("GET", "^/rest/documents/")).toHaveLength(1);
});

test("lost before LinkedIn had them: sent again, to the same URL", async () => {
  await linkedin.control.fault({ kind: "cut", match: { path: "^/dms-uploads/" } });
  const file = deck();
  expect(await publisher().upload(file, JANA, token, memoryProgress())).toMatchObject({ kind: "uploaded" });
  expect(file.opened).toHaveLength(2);
  expect(await media()).toHaveLength(1);
});

test("no document at all: found by looking", async () => {
  const { upload, look } = publisher();
  const file = memoryFile("document", Buffer.from("just a text"));
  const { urn } = (await upload(file, JANA, token, memoryProgress())) as { urn: string };
  expect(await look(urn, token)).toMatchObject({ kind: "refused" });
});

test("413 is the file's fault", async () => {
  await linkedin.control.fault({ kind: "answer", status: 413, match: { path: "^/dms-uploads/" } });
  expect(await publisher().upload(deck(), JANA, token, memoryProgress())).toMatchObject({
    kind: "refused",
    reason: "media_rejected",
    status: 413,
  });
});
