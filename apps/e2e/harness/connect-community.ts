import { createTokenVault } from "@takt/auth/token-vault";
import type { Db } from "@takt/db/testing/connect-test-database";
import { createGrant } from "@takt/db/testing/factories/create-grant";
import type { LinkedInControl } from "@takt/emulators/linkedin/control-client";

/** The app with the Community Management API that `npm start` configures. */
const COMMUNITY_APP = "takt-community";

/** Connects a member with the Community Management API. Returns the token that the emulated LinkedIn has issued. */
export async function connectCommunity(
  db: Db,
  linkedin: LinkedInControl,
  tokenKeys: string,
  user: { id: string; memberSub: string },
): Promise<string> {
  const { access_token: token, person } = await linkedin.issueToken(user.memberSub, undefined, COMMUNITY_APP);
  const subject = `linkedin_grants/${user.id}/community/access_token`;
  const accessToken = createTokenVault(tokenKeys).seal(token, subject);
  await createGrant(db, user, { product: "community", memberSub: person, accessToken });
  return token;
}
