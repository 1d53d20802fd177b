import type { Upload as TusUpload } from "tus-js-client";
import { interruptedUploads } from "./interrupted-uploads";
import { toUploadError, UploadError } from "./upload-error";
import { waitForConnection } from "./wait-for-connection";

const MIB = 1024 * 1024;
/** A request of its own for each piece: a slow line does not meet the server's limit of time for one. */
const PIECE = 8 * MIB;
/** Milliseconds between tries while the connection is gone, growing to the second. */
const PAUSES = [1_000, 10_000] as const;
/** Milliseconds without progress: the connection is gone, and the browser has not noticed. */
const STALLED = 30_000;

type Watch = { onProgress: (progress: number) => void; onLost: () => void };

/**
 * Sends the bytes of a file by the protocol of tus, and goes on after every lost connection, for as long as it takes,
 * also where an earlier page stopped. Answers the upload's id. Rejects with UploadError.
 */
export async function sendBytes(
  file: File,
  { onProgress, onLost }: Watch,
  signal: AbortSignal,
): Promise<string> {
  // Loaded when it is needed: most posts are texts.
  const { Upload } = await import("tus-js-client");
  let pause: number = PAUSES[0];
  return new Promise((resolve, reject) => {
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const upload: TusUpload = new Upload(file, {
      endpoint: "/api/media/uploads",
      uploadUrl: interruptedUploads.placeOf(file),
      metadata: { filename: file.name },
      chunkSize: PIECE,
      // Here, not there: it goes on without end, and says so.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => interruptedUploads.remember(file, upload.url!),
      onProgress: (sent, total) => {
        pause = PAUSES[0];
        watchOver();
        onProgress(total > 0 ? sent / total : 0);
      },
      onSuccess: () => {
        clearTimeout(stalled);
        resolve(upload.url!.split("/").at(-1)!);
      },
      onError: (error) => {
        const answer = "originalResponse" in error ? error.originalResponse : null;
        const refused = toUploadError(answer?.getStatus() ?? 0, answer?.getBody() ?? "");
        if (!refused) return void goOn();
        clearTimeout(stalled);
        reject(refused);
      },
    });

    const goOn = async () => {
      clearTimeout(stalled);
      if (signal.aborted) return;
      onLost();
      await waitForConnection(pause, signal);
      pause = Math.min(pause * 2, PAUSES[1]);
      if (signal.aborted) return;
      watchOver();
      upload.start();
    };
    const watchOver = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => void upload.abort().then(goOn), STALLED);
    };

    signal.addEventListener("abort", () => {
      clearTimeout(stalled);
      reject(new UploadError("aborted"));
      // What the server has of it goes as well; should it not hear of it, it drops it after a day.
      upload.abort(true).catch((error: unknown) => console.warn("upload not given up", error));
    });
    watchOver();
    upload.start();
  });
}
