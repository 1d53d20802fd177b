import type { Db } from "@takt/db/testing/connect-test-database";
import { createUser } from "@takt/db/testing/factories/create-user";
import { seedAccount } from "./seed-account";
import { seedAnalytics } from "./seed-analytics";
import { seedLibrary } from "./seed-library";
import { seedOrder } from "./seed-order";
import { seedPosts, seedUnconfirmed } from "./seed-posts";
import { seedTeam } from "./seed-team";
import { seedWriting } from "./seed-writing";

/** Marks values that no answer may contain. */
const SECRET = "s3cret";

/**
 * Creates a user with a post in every state that a procedure needs, and with a marked secret in every secret column.
 */
export async function seedWorld(db: Db, overrides: Parameters<typeof createUser>[1] = {}) {
  const mark = `${SECRET}-${crypto.randomUUID().slice(0, 8)}`;
  const user = await createUser(db, {
    linkedinAccessToken: `${mark}-access`,
    linkedinRefreshToken: `${mark}-refresh`,
    linkedinProfileId: `${mark}-member`,
    stripeCustomerId: `${mark}-customer`,
    stripeSubscriptionId: `${mark}-subscription`,
    ...overrides,
  });
  const { previewId } = await seedOrder(db, user);
  const posts = await seedPosts(db, user, mark);
  return {
    user,
    previewId,
    secret: SECRET,
    /** Of a checkout page that was paid. */
    checkoutId: `cs_${user.id.replaceAll("-", "")}`,
    ...(await seedUnconfirmed(db, user, mark)),
    ...posts,
    ...(await seedAccount(db, user, mark)),
    ...(await seedWriting(db, user, mark)),
    ...(await seedLibrary(db, user)),
    ...(await seedTeam(db, user, mark)),
    ...(await seedAnalytics(db, user, posts.published)),
  };
}

export type World = Awaited<ReturnType<typeof seedWorld>>;

/** Creates the user who operates the installation of fakeDeps. */
export function seedOperator(db: Db) {
  return createUser(db, { email: "provider@example.com", emailVerified: new Date() });
}
