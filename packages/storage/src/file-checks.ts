import type { FileFacts } from "@takt/domain/media/ports/file-store";
import { createInTurn, type InTurn } from "@takt/domain/shared/in-turn";
import sharp from "sharp";
import { IMAGE_LIMITS } from "./image-limits";
import { INSPECT_TIMES, inspectInWorker } from "./inspect/inspect-in-worker";
import type { InspectJob } from "./inspect/inspect-types";

/** Pictures decoded at once: half of the threads that Node has for files and names of hosts, too. */
const DECODED_AT_ONCE = 2;
const INSPECTED_AT_ONCE = 2;

export type FileChecks = {
  /** Decoding takes the memory of a whole picture: a few at a time. */
  decodeInTurn: InTurn;
  /** Reads the structure of a file in a worker, a few at a time. Refuses with the `media_*` codes. */
  inspect: (job: Omit<InspectJob, "limits"> & { limits: ContentLimits }) => Promise<FileFacts>;
};

type ContentLimits = Pick<InspectJob["limits"], "videoSeconds" | "documentPages">;

/** What takes time or memory, bounded for this process; pictures never wait for films or documents. */
export function createFileChecks(times = INSPECT_TIMES): FileChecks {
  const inspectInTurn = createInTurn(INSPECTED_AT_ONCE);
  // Nothing is decoded twice here, so decoded pictures are not kept.
  sharp.cache(false);

  return {
    decodeInTurn: createInTurn(DECODED_AT_ONCE),
    inspect: ({ file, type, limits: { videoSeconds, documentPages } }) => {
      const { gifFrames, gifPixels } = IMAGE_LIMITS;
      const limits = { videoSeconds, documentPages, gifFrames, gifPixels };
      return inspectInTurn(() => inspectInWorker({ file, type, limits }, times));
    },
  };
}
