import { randomUUID } from "node:crypto";
import type { Deps } from "../deps";
import { spendRate } from "../limits/spend-rate";
import type { KeptPicture } from "../media/ports/file-store";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { FeedbackErrorCode } from "./model/feedback-errors";
import type { FeedbackInput } from "./model/feedback-input";
import { FEEDBACK_LIMITS } from "./model/feedback-limits";
import { feedbackReference } from "./model/feedback-reference";

/**
 * Keeps what a user tells the provider, with a letter about it to be sent; answers what to quote. Open to everybody who
 * is signed in. Refuses with `screenshot_too_large`, `screenshot_invalid` or `rate_exceeded`; then nothing is kept.
 */
export async function submitFeedback(
  deps: Pick<Deps, "db" | "clock" | "files" | "log">,
  actor: Pick<Actor, "userId">,
  input: FeedbackInput,
  screenshot: Uint8Array | null,
): Promise<{ reference: string }> {
  const { db, files, log } = deps;
  const { userId } = actor;
  if (screenshot && screenshot.length > FEEDBACK_LIMITS.screenshotBytes) throw tooLarge();
  // Before anything is decoded: that costs the most.
  await spendRate(deps, actor, "feedback");
  const id = randomUUID();
  const picture = screenshot && (await keep(files, id, screenshot));
  const kept = picture && { screenshotKey: picture.key, screenshotType: picture.mimeType };
  try {
    await db.$transaction([
      db.feedback.create({ data: { id, userId, ...input, ...kept } }),
      db.outgoingMail.create({
        data: { kind: "feedback", occasion: `feedback:${id}`, userId, feedbackId: id },
      }),
    ]);
  } catch (error) {
    if (picture)
      await files.remove(picture.key).catch((cause: unknown) => {
        log.error("feedback.screenshot_left", { feedback: id, cause: String(cause) });
      });
    throw error;
  }
  return { reference: feedbackReference(id) };
}

async function keep(files: Deps["files"], id: string, bytes: Uint8Array): Promise<KeptPicture> {
  const picture = await files.keepPicture(id, bytes, FEEDBACK_LIMITS.screenshotBytes);
  if (!picture) throw new DomainError<FeedbackErrorCode>("screenshot_invalid");
  return picture;
}

function tooLarge() {
  const max = FEEDBACK_LIMITS.screenshotBytes / 1024 / 1024;
  return new DomainError<FeedbackErrorCode>("screenshot_too_large", { max });
}
