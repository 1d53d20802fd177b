import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { noise } from "./testing/sample-images";
import { writeImage } from "./write-image";

test("a failing disk does not refuse the image", async () => {
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
