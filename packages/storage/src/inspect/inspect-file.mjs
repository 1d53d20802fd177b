import { checkDocument } from "../document/check-document.mjs";
import { checkGif } from "../gif/check-gif.mjs";
import { checkVideo } from "../video/check-video.mjs";
import { ContentRefused } from "./content-refused.mjs";

/**
 * Reads the structure of a file. Never throws: whatever a reader does with a hostile file becomes an answer.
 * @param {import("./inspect-types").InspectJob} job
 * @returns {import("./inspect-types").InspectAnswer}
 */
export function inspectFile(job) {
  try {
    return { kind: "inspected", facts: readFacts(job) };
  } catch (error) {
    if (error instanceof ContentRefused)
      return { kind: "refused", code: error.code, data: error.data, reason: error.reason };
    // A stack, string or list grew too large.
    if (error instanceof RangeError)
      return { kind: "refused", code: "media_too_complex", data: {}, reason: error.message };
    return { kind: "failed", error: String(error) };
  }
}

/**
 * @param {import("./inspect-types").InspectJob} job
 * @returns {import("@takt/domain/media/ports/file-store").FileFacts}
 */
function readFacts({ file, type, limits }) {
  switch (type) {
    case "video/mp4":
      return checkVideo(file, limits.videoSeconds);
    case "application/pdf":
      return checkDocument(file, limits.documentPages);
    case "image/gif":
      return checkGif(file, limits);
  }
}
