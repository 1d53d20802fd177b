import type { Db } from "../../client";
import type { LinkedinPost, Prisma } from "../../generated/prisma/client";
import { sequence } from "./create-user";

/** Creates a post of a user that is on LinkedIn, made elsewhere and an hour old unless overridden. */
export function createLinkedinPost(
  db: Db,
  owner: { id: string },
  overrides: Partial<Prisma.LinkedinPostUncheckedCreateInput> = {},
): Promise<LinkedinPost> {
  const n = sequence();
  const publishedAt = new Date(Date.now() - 3_600_000);
  const data = { urn: `urn:li:share:${7.1e18 + n * 4096}`, text: `Post on LinkedIn ${n}`, publishedAt };
  const known = {
    contentType: "text",
    visibility: "PUBLIC",
    source: "archive_file",
    seenAt: new Date(),
  } as const;
  return db.linkedinPost.create({ data: { userId: owner.id, ...data, ...known, ...overrides } });
}
