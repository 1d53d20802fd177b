import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { JANA, startHarness } from "@takt/emulators/linkedin/testing/start-harness";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLinkedInPublisher } from "../linkedin-publisher";
import { inMemoryFile } from "../testing/in-memory-file";
import { inMemoryProgress } from "../testing/in-memory-progress";
import { captureLog } from "../testing/capture-log";
import { MAX_CONCURRENT_PARTS } from "../timeouts";

const PART = 4_194_304;
let linkedin: Awaited<ReturnType<typeof startHarness>>;
beforeAll(async () => {
  linkedin = await startHarness({ settings: { memberDailyLimit: 1_000 } });
});
afterAll(() => linkedin.close());

test("concurrent uploads open at most MAX_CONCURRENT_PARTS parts", async () => {
  const token = await linkedin.signIn();
  const { upload: send } = createLinkedInPublisher({
    apiUrl: linkedin.url,
    wwwUrl: linkedin.url,
    versions: ["202610"],
    log: captureLog().log,
  });
  let open = 0;
  let most = 0;
  const outcomes = await Promise.all(
    Array.from({ length: 15 }, (_, i) => {
      const film = inMemoryFile("video", sampleMedia.mp4(5_000 + i, PART + 80_000));
      const plain = film.open.bind(film);
      film.open = async (range) => {
        most = Math.max(most, ++open);
        const stream = await plain(range);
        stream.once("close", () => (open -= 1));
        return stream;
      };
      return send(film, JANA, token, inMemoryProgress());
    }),
  );
  expect(outcomes.every(({ kind }) => kind === "uploaded")).toBe(true);
  expect(most).toBe(MAX_CONCURRENT_PARTS);
  expect(open).toBe(0);
});
