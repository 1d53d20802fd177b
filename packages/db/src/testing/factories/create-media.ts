import { createHash } from "node:crypto";
import type { Db } from "../../client";
import type { Media, Prisma } from "../../generated/prisma/client";
import { sequence } from "./create-user";

/**
 * Creates the row of an image, without bytes in storage; `postId` attaches it to a post.
 * @param owner a user as createUser answers it
 */
export function createMedia(
  db: Db,
  owner: { id: string; workspaceId: string },
  overrides: Partial<Prisma.MediaUncheckedCreateInput> = {},
): Promise<Media> {
  const n = sequence();
  const sha256 = createHash("sha256").update(`picture ${n} ${process.pid}`).digest("hex");
  return db.media.create({
    data: {
      workspaceId: owner.workspaceId,
      uploaderId: owner.id,
      kind: "image",
      fileName: `picture-${n}.png`,
      mimeType: "image/png",
      bytes: 1024n,
      width: 1200,
      height: 627,
      sha256,
      storageKey: `test/${sha256}`,
      ...overrides,
    },
  });
}
