import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { noise } from "./testing/pictures";
import { writeImage } from "./write-image";

test("a disk that cannot be written to is not the picture's fault", async () => {
  const folder = await mkdtemp(join(tmpdir(), "takt-write-"));
  const raw = join(folder, "raw");
  await noise().jpeg().toFile(raw);
  const work = writeImage(raw, join(folder, "missing", "ready"), {
    format: "jpeg",
    hasAlpha: false,
    maxBytes: 1e6,
  });
  await expect(work).rejects.toThrow(/unable to open for write/);
  await rm(folder, { recursive: true });
});
