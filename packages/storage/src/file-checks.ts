import type { FileFacts } from "@takt/domain/media/ports/file-store";
import { createFairTurns, type FairTurns } from "@takt/domain/shared/fair-turns";
import sharp from "sharp";
import { IMAGE_LIMITS } from "./image-limits";
import { INSPECT_TIMES, inspectInWorker } from "./inspect/inspect-in-worker";
import type { InspectJob } from "./inspect/inspect-types";

/** Images that are decoded concurrently: half of the threads that Node also uses for files and DNS. */
const MAX_CONCURRENT_DECODES = 2;
const MAX_CONCURRENT_INSPECTIONS = 2;

export type FileChecks = {
  /** The turns for decoding, which takes the memory of a whole image. */
  decodes: FairTurns;
  /** Reads the structure of a file in a worker, when it is the owner's turn. Refuses with the `media_*` codes. */
  inspect: (owner: string, job: Omit<InspectJob, "limits"> & { limits: ContentLimits }) => Promise<FileFacts>;
};

type ContentLimits = Pick<InspectJob["limits"], "videoSeconds" | "documentPages">;

/**
 * Creates the checks that take time or memory: a few at once in this process, one of an owner, in fair turns. Images
 * never wait for videos or documents.
 */
export function createFileChecks(times = INSPECT_TIMES): FileChecks {
  const inspections = createFairTurns(MAX_CONCURRENT_INSPECTIONS);
  // Nothing is decoded twice here, so the cache is off.
  sharp.cache(false);

  return {
    decodes: createFairTurns(MAX_CONCURRENT_DECODES),
    inspect: (owner, { file, type, limits: { videoSeconds, documentPages } }) => {
      const { gifFrames, gifPixels } = IMAGE_LIMITS;
      const limits = { videoSeconds, documentPages, gifFrames, gifPixels };
      return inspections(owner, () => inspectInWorker({ file, type, limits }, times));
    },
  };
}
