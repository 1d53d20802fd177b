import type { PostMedia } from "@takt/domain/media/model/post-media";
import { workspaceHeaders } from "~/trpc/workspace-headers";
import type { InterruptedUploads } from "./interrupted-uploads";
import type { UploadState } from "./parts/media-item";
import { sendBytes, waitForConnection } from "./send-bytes";
import { toUploadError, UploadError } from "./upload-error";
/** The delay between requests while there is no response. */
const RETRY_DELAY_MS = 2_000;

/**
 * Uploads a file and commits it, which makes the server check its content. It reports its state and resumes after a lost
 * connection. `interrupted` are those of its post. Rejects with UploadError.
 */
export async function uploadFile(
  interrupted: InterruptedUploads,
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
    const upload = await sendBytes(interrupted, file, watch, signal);
    onState({ kind: "checking" });
    return await commitFile(upload, () => onState({ kind: "lost", progress: 1 }), signal);
  } finally {
    interrupted.remove(file);
  }
}

/** Commits an upload. The request is idempotent: a retry returns the same file. */
async function commitFile(upload: string, onLost: () => void, signal: AbortSignal): Promise<PostMedia> {
  for (;;) {
    const answer = await postCommit(upload, signal);
    if (signal.aborted) throw new UploadError("aborted");
    if (answer?.ok) return (await answer.json()) as PostMedia;
    const uploadError = toUploadError(answer?.status ?? 0, (await answer?.text()) ?? "");
    if (uploadError) throw uploadError;
    if (!answer) onLost();
    await waitForConnection(RETRY_DELAY_MS, signal);
  }
}

/** Sends the request; returns null when there is no response. */
async function postCommit(upload: string, signal: AbortSignal): Promise<Response | null> {
  try {
    return await fetch("/api/media", {
      method: "POST",
      headers: { "content-type": "application/json", ...workspaceHeaders() },
      body: JSON.stringify({ upload }),
      signal,
    });
  } catch (error) {
    // fetch reports a lost connection as a TypeError.
    if (error instanceof TypeError || signal.aborted) return null;
    throw error;
  }
}
