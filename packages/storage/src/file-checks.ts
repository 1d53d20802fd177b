import type { FileFacts } from "@takt/domain/media/ports/file-store";
import { createSemaphore, type Semaphore } from "@takt/domain/shared/concurrency";
import sharp from "sharp";
import { IMAGE_LIMITS } from "./image-limits";
import { INSPECT_TIMES, inspectInWorker } from "./inspect/inspect-in-worker";
import type { InspectJob } from "./inspect/inspect-types";

/** Images that are decoded concurrently: half of the threads that Node also uses for files and DNS. */
const MAX_CONCURRENT_DECODES = 2;
const MAX_CONCURRENT_INSPECTIONS = 2;

export type FileChecks = {
  /** Limits decoding, which takes the memory of a whole image. */
  limitDecodes: Semaphore;
  /** Reads the structure of a file in a worker, a few files at a time. Refuses with the `media_*` codes. */
  inspect: (job: Omit<InspectJob, "limits"> & { limits: ContentLimits }) => Promise<FileFacts>;
};

type ContentLimits = Pick<InspectJob["limits"], "videoSeconds" | "documentPages">;

/**
 * Creates the checks that take time or memory, limited for this process; images never wait for videos or documents.
 */
export function createFileChecks(times = INSPECT_TIMES): FileChecks {
  const limitInspections = createSemaphore(MAX_CONCURRENT_INSPECTIONS);
  // Nothing is decoded twice here, so the cache is off.
  sharp.cache(false);

  return {
    limitDecodes: createSemaphore(MAX_CONCURRENT_DECODES),
    inspect: ({ file, type, limits: { videoSeconds, documentPages } }) => {
      const { gifFrames, gifPixels } = IMAGE_LIMITS;
      const limits = { videoSeconds, documentPages, gifFrames, gifPixels };
      return limitInspections(() => inspectInWorker({ file, type, limits }, times));
    },
  };
}
