import { randomUUID } from "node:crypto";
import type { MediaDeps } from "../media/deps";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import type { StoredImage } from "../media/ports/file-store";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { queueEmails } from "../outbox/queue-emails";
import type { FeedbackErrorCode } from "./model/feedback-errors";
import type { FeedbackInput } from "./model/feedback-input";
import { FEEDBACK_LIMITS } from "./model/feedback-limits";
import { feedbackReference } from "./model/feedback-reference";

/**
 * Stores a user's feedback and queues an email about it to the operator; answers the reference. Open to every signed-in
 * user. Refuses with `screenshot_too_large`, `screenshot_invalid` or `rate_exceeded`; then nothing is stored.
 */
export async function submitFeedback(
  deps: Pick<MediaDeps, "db" | "clock" | "files" | "log">,
  actor: Pick<Actor, "userId">,
  input: FeedbackInput,
  screenshot: Uint8Array | null,
): Promise<{ reference: string }> {
  const { db, files, log } = deps;
  const { userId } = actor;
  if (screenshot && screenshot.length > FEEDBACK_LIMITS.screenshotBytes) throw tooLarge();
  // Checked before the image is decoded, which costs the most.
  await consumeRateLimit(deps, actor, "feedback");
  const id = randomUUID();
  const image = screenshot && (await storeScreenshot(files, id, screenshot));
  const columns = image && { screenshotKey: image.key, screenshotType: image.mimeType };
  try {
    await db.$transaction([
      db.feedback.create({ data: { id, userId, ...input, ...columns } }),
      queueEmails(db, [{ kind: "feedback", occasion: `feedback:${id}`, userId, feedbackId: id }]),
    ]);
  } catch (error) {
    if (image)
      await files.remove(image.key).catch((cause: unknown) => {
        log.error("feedback.screenshot_left", { feedback: id, cause: String(cause) });
      });
    throw error;
  }
  return { reference: feedbackReference(id) };
}

async function storeScreenshot(
  files: MediaDeps["files"],
  id: string,
  bytes: Uint8Array,
): Promise<StoredImage> {
  const image = await files.storeImage(id, bytes, FEEDBACK_LIMITS.screenshotBytes);
  if (!image) throw new DomainError<FeedbackErrorCode>("screenshot_invalid");
  return image;
}

function tooLarge() {
  const max = FEEDBACK_LIMITS.screenshotBytes / 1024 / 1024;
  return new DomainError<FeedbackErrorCode>("screenshot_too_large", { max });
}
