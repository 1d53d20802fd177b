import type { Prisma } from "@takt/db/generated/prisma/client";

/** Notifications that lead somewhere, for `where`: about no post, or about one whose workspace is not closed. */
export const IN_OPEN_WORKSPACE = {
  NOT: { post: { workspace: { closedAt: { not: null } } } },
} satisfies Prisma.NotificationWhereInput;
