import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Db } from "@takt/db/client";

/** Creates an audience of a user created by the factories. */
export function createAudienceFor(
  db: Db,
  user: { id: string; workspaceId: string },
  overrides: Partial<Prisma.AudienceUncheckedCreateInput> = {},
) {
  return db.audience.create({
    data: {
      userId: user.id,
      workspaceId: user.workspaceId,
      name: "Founders",
      description: "They decide alone",
      ...overrides,
    },
  });
}
