import type { Upload as TusUpload } from "tus-js-client";
import { workspaceHeaders } from "~/trpc/workspace-headers";
import type { InterruptedUploads } from "./interrupted-uploads";
import { toUploadError, UploadError } from "./upload-error";

const MIB = 1024 * 1024;
/** The size of one request: small enough for a slow connection to stay within the server's request timeout. */
const CHUNK_BYTES = 8 * MIB;
/** The first and the longest delay between retries while the connection is lost. */
const RETRY_DELAYS_MS = [1_000, 10_000] as const;
/** Without progress for this long, the connection is lost and the browser has not noticed. */
const STALL_TIMEOUT_MS = 30_000;

type Watch = { onProgress: (progress: number) => void; onLost: () => void };

/**
 * Uploads a file by the tus protocol. It resumes after every lost connection without a limit, and also continues an
 * interrupted upload of an earlier page. Returns the upload's id. Rejects with UploadError.
 */
export async function sendBytes(
  interrupted: InterruptedUploads,
  file: File,
  { onProgress, onLost }: Watch,
  signal: AbortSignal,
): Promise<string> {
  // Loaded on demand: most posts have no files.
  const { Upload } = await import("tus-js-client");
  let retryDelayMs: number = RETRY_DELAYS_MS[0];
  return new Promise((resolve, reject) => {
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const upload: TusUpload = new Upload(file, {
      endpoint: "/api/media/uploads",
      uploadUrl: interrupted.findUploadUrl(file),
      metadata: { filename: file.name },
      headers: workspaceHeaders(),
      chunkSize: CHUNK_BYTES,
      // Retries are done here, without a limit and with `onLost`.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => interrupted.remember(file, upload.url!),
      onProgress: (sent, total) => {
        retryDelayMs = RETRY_DELAYS_MS[0];
        restartStallTimer();
        onProgress(total > 0 ? sent / total : 0);
      },
      onSuccess: () => {
        clearTimeout(stalled);
        resolve(upload.url!.split("/").at(-1)!);
      },
      onError: (error) => {
        const answer = "originalResponse" in error ? error.originalResponse : null;
        const uploadError = toUploadError(answer?.getStatus() ?? 0, answer?.getBody() ?? "");
        if (!uploadError) return void resume();
        clearTimeout(stalled);
        reject(uploadError);
      },
    });

    const resume = async () => {
      clearTimeout(stalled);
      if (signal.aborted) return;
      onLost();
      await waitForConnection(retryDelayMs, signal);
      retryDelayMs = Math.min(retryDelayMs * 2, RETRY_DELAYS_MS[1]);
      if (signal.aborted) return;
      restartStallTimer();
      upload.start();
    };
    const restartStallTimer = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => void upload.abort().then(resume), STALL_TIMEOUT_MS);
    };

    signal.addEventListener("abort", () => {
      clearTimeout(stalled);
      reject(new UploadError("aborted"));
      // Also deletes the partial upload on the server, which otherwise expires after a day.
      upload.abort(true).catch((error: unknown) => console.warn("upload not aborted on the server", error));
    });
    restartStallTimer();
    upload.start();
  });
}

/** Resolves after `ms`, or as soon as the browser is online again, or when `signal` aborts. */
export function waitForConnection(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}
