import type { PostMedia } from "@takt/domain/posts/model/post-view";
import { interruptedUploads } from "./interrupted-uploads";
import type { UploadState } from "./media-item";
import { sendBytes } from "./send-bytes";
import { toUploadError, UploadError } from "./upload-error";
import { waitForConnection } from "./wait-for-connection";

/** Milliseconds between questions while there is no answer. */
const PAUSE = 2_000;

/**
 * Sends a file and has the server look into it; tells where it stands, and goes on by itself after a lost connection.
 * Rejects with UploadError.
 */
export async function uploadFile(
  file: File,
  onState: (state: UploadState) => void,
  signal: AbortSignal,
): Promise<PostMedia> {
  let progress = 0;
  const watch = {
    onProgress: (next: number) => onState({ kind: "running", progress: (progress = next) }),
    onLost: () => onState({ kind: "lost", progress }),
  };
  try {
    const upload = await sendBytes(file, watch, signal);
    onState({ kind: "checking" });
    return await keep(upload, () => onState({ kind: "lost", progress: 1 }), signal);
  } finally {
    interruptedUploads.forget(file);
  }
}

/** Asked again, the server answers the same file. */
async function keep(upload: string, onLost: () => void, signal: AbortSignal): Promise<PostMedia> {
  for (;;) {
    const answer = await ask(upload, signal);
    if (signal.aborted) throw new UploadError("aborted");
    if (answer?.ok) return (await answer.json()) as PostMedia;
    const refused = toUploadError(answer?.status ?? 0, (await answer?.text()) ?? "");
    if (refused) throw refused;
    if (!answer) onLost();
    await waitForConnection(PAUSE, signal);
  }
}

/** null: no answer came. */
async function ask(upload: string, signal: AbortSignal): Promise<Response | null> {
  try {
    return await fetch("/api/media", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ upload }),
      signal,
    });
  } catch (error) {
    // fetch says no more than that about a connection.
    if (error instanceof TypeError || signal.aborted) return null;
    throw error;
  }
}
