import type { PostsDeps } from "../deps";
import type { ChangeOutcome } from "../ports/publisher";
import { settleWithRetries } from "../publishing/settle";
import type { ChangeClaim, ChangeRequest } from "./claim-change";

/**
 * Writes the outcome of a change, and what is different on LinkedIn now: the text of an edit, or that the post is gone.
 * If the database stays away, the change stays without an outcome, and the user may repeat it.
 */
export async function settleChange(
  deps: Pick<PostsDeps, "db" | "clock" | "log">,
  claim: ChangeClaim,
  request: ChangeRequest,
  outcome: ChangeOutcome,
): Promise<void> {
  await settleWithRetries(deps, () => write(deps, claim, request, outcome));
}

async function write(
  { db }: Pick<PostsDeps, "db">,
  { changeId, postId, version }: ChangeClaim,
  request: ChangeRequest,
  { kind, status, requestId, message }: ChangeOutcome,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const change = await tx.postChange.update({
      where: { id: changeId },
      data: {
        outcome: kind,
        answeredAt: new Date(),
        httpStatus: status ?? null,
        linkedinRequestId: requestId ?? null,
        linkedinMessage: message ?? null,
      },
    });
    if (kind !== "done") return;
    const { sentAt } = change;
    // A user who said meanwhile that the post is not on LinkedIn has moved the version on.
    const where = { id: postId, version, status: "published" } as const;
    if (request.kind === "delete") {
      await tx.post.updateMany({ where, data: { removedAt: sentAt } });
      await tx.linkedinPost.updateMany({ where: { postId }, data: { removedAt: sentAt } });
      return;
    }
    const { content, hashtags, text } = request;
    await tx.post.updateMany({
      where: { ...where, aiOrigin: "generated", content: { not: content } },
      data: { aiOrigin: "assisted" },
    });
    await tx.post.updateMany({ where, data: { content, hashtags, editedAt: sentAt } });
    await tx.linkedinPost.updateMany({ where: { postId }, data: { text, editedAt: sentAt } });
  });
}
