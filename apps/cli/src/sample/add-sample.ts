import type { Db } from "@takt/db/client";
import { createSampleAccount } from "@takt/domain/testing/sample/create-sample-account";

const LOCAL_HOSTS = ["127.0.0.1", "localhost", "[::1]"];

/**
 * Adds the sample content to the account with an e-mail address, or to the one that signed in last; returns what was done.
 * Throws where nobody has signed in yet, where the account has posts, and where LinkedIn is the real one, which would be
 * sent the scheduled ones.
 */
export async function addSample(
  db: Db,
  { LINKEDIN_API_URL = "" }: { LINKEDIN_API_URL?: string },
  email?: string,
): Promise<string> {
  if (!LOCAL_HOSTS.includes(URL.parse(LINKEDIN_API_URL)?.hostname ?? ""))
    throw new Error("LinkedIn is the real one here: the sample's scheduled posts would be published.");
  const user = await db.user.findFirst({
    where: email ? { email } : {},
    orderBy: { lastLoginAt: { sort: "desc", nulls: "last" } },
    include: { memberships: { where: { workspace: { personal: true } } } },
  });
  const workspaceId = user?.memberships[0]?.workspaceId;
  if (!user || !workspaceId)
    throw new Error("No such account: open Takt and sign in once, then run this again.");
  const name = user.name ?? user.email ?? user.id;
  if (await db.post.findFirst({ where: { authorId: user.id }, select: { id: true } }))
    throw new Error(`${name} has posts already; the sample is for an empty account.`);
  const language = user.preferredLanguage === "de" ? "de" : "en";
  const ids = await createSampleAccount(db, { ...user, workspaceId }, { language });
  return `${name} has ${Object.keys(ids).length} posts now, weekly slots, ideas and 60 days of figures.`;
}
