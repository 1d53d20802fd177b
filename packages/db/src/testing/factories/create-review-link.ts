import { createHash, randomBytes } from "node:crypto";
import type { Db } from "../../client";
import type { Prisma, ReviewLink } from "../../generated/prisma/client";

const DAY_MS = 86_400_000;

/**
 * Creates a review link of a post, made by a member with this id; it works for a day, and its guests write notes alone,
 * unless overridden. The token is what its address has.
 */
export async function createReviewLink(
  db: Db,
  { id: createdById, workspaceId }: { id: string; workspaceId: string },
  postId: string,
  overrides: Partial<Prisma.ReviewLinkUncheckedCreateInput> = {},
): Promise<ReviewLink & { token: string }> {
  const token = randomBytes(32).toString("base64url");
  const tokenHash = createHash("sha256").update(token).digest("hex");
  const expiresAt = new Date(Date.now() + DAY_MS);
  const link = { workspaceId, createdById, postId, name: "Grace", tokenHash, mayApprove: false, expiresAt };
  return { ...(await db.reviewLink.create({ data: { ...link, ...overrides } })), token };
}
