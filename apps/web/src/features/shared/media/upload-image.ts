import type { PostMedia } from "@takt/domain/posts/model/post-view";
import { z } from "zod";

const refusal = z.object({ error: z.object({ code: z.string() }) });

/** The server refused the file, or could not be reached (code upload_failed). */
export class UploadError extends Error {
  override readonly name = "UploadError";
  constructor(readonly code: string) {
    super(code);
  }
}

/**
 * Sends one image to /api/media as raw bytes. XMLHttpRequest, because fetch tells no upload progress.
 * Rejects with UploadError.
 */
export function uploadImage(
  file: File,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<PostMedia> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/media");
    request.responseType = "json";
    request.setRequestHeader("x-file-name", encodeURIComponent(file.name));
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
    });
    request.addEventListener("load", () => {
      if (request.status < 300) return resolve(request.response as PostMedia);
      const refused = refusal.safeParse(request.response);
      reject(new UploadError(refused.success ? refused.data.error.code : "upload_failed"));
    });
    request.addEventListener("error", () => reject(new UploadError("upload_failed")));
    request.addEventListener("abort", () => reject(new UploadError("aborted")));
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}
