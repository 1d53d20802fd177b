import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MEDIA_LIMITS } from "@takt/domain/media/model/media-limits";
import { IMAGE_LIMITS } from "../image-limits";
import { inspectFile } from "../inspect/inspect-file.mjs";
import type { InspectJob } from "../inspect/inspect-types";

/**
 * Inspects a file without a worker, for tests with hundreds of files. Returns `inspected`, the code of a refusal,
 * or the error.
 */
export async function inspected(bytes: Buffer, type: InspectJob["type"]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "takt-inspected-"));
  try {
    const file = join(folder, "file");
    await writeFile(file, bytes);
    const answer = inspectFile({ file, type, limits: { ...MEDIA_LIMITS, ...IMAGE_LIMITS } });
    if (answer.kind === "refused") return answer.code;
    return answer.kind === "failed" ? answer.error : answer.kind;
  } finally {
    await rm(folder, { recursive: true });
  }
}
