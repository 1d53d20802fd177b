import { sampleMedia } from "@takt/emulators/linkedin/model/sample-media";
import { JANA, startTrial } from "@takt/emulators/linkedin/testing/start-trial";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLinkedInPublisher } from "../linkedin-publisher";
import { memoryFile } from "../testing/memory-file";
import { memoryProgress } from "../testing/memory-progress";
import { quietLog } from "../testing/quiet-log";
import { PARTS_AT_ONCE } from "../timeouts";

const PART = 4_194_304;
let linkedin: Awaited<ReturnType<typeof startTrial>>;
beforeAll(async () => {
  linkedin = await startTrial({ settings: { memberDailyLimit: 1_000 } });
});
afterAll(() => linkedin.close());

test("many uploads at once: only so many parts are open", async () => {
  const token = await linkedin.signIn();
  const { upload: send } = createLinkedInPublisher({
    apiUrl: linkedin.url,
    wwwUrl: linkedin.url,
    versions: ["202610"],
    log: quietLog().log,
  });
  let open = 0;
  let most = 0;
  const outcomes = await Promise.all(
    Array.from({ length: 15 }, (_, i) => {
      const film = memoryFile("video", sampleMedia.mp4(5_000 + i, PART + 80_000));
      const plain = film.open.bind(film);
      film.open = async (range) => {
        most = Math.max(most, ++open);
        const stream = await plain(range);
        stream.once("close", () => (open -= 1));
        return stream;
      };
      return send(film, JANA, token, memoryProgress());
    }),
  );
  expect(outcomes.every(({ kind }) => kind === "uploaded")).toBe(true);
  expect(most).toBe(PARTS_AT_ONCE);
  expect(open).toBe(0);
});
