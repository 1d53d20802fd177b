import type { Db } from "@takt/db/client";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";

/** Creates a post that was due a second ago, and its author. */
export async function duePost(
  db: Db,
  overrides: Parameters<typeof createPost>[2] = {},
  author?: Awaited<ReturnType<typeof createUser>>,
) {
  const user = author ?? (await createUser(db, { linkedinConnectedAt: new Date(Date.now() - 3_600_000) }));
  const post = await createPost(db, user, {
    status: "scheduled",
    scheduledAt: new Date(Date.now() - 1000),
    ...overrides,
  });
  return { user, post };
}
