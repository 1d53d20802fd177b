import { createTokenVault } from "@takt/auth/token-vault";
import type { Db } from "@takt/db/testing/connect-test-database";
import { createUser, type CreatedUser } from "@takt/db/testing/factories/create-user";
import type { LinkedInControl } from "@takt/emulators/linkedin/control-client";

let members = 0;

/** Creates a user with a working connection: a member of the emulated LinkedIn with a token that it issued. */
export async function createConnectedUser(
  db: Db,
  linkedin: LinkedInControl,
  tokenKeys: string,
  overrides: Parameters<typeof createUser>[1] = {},
): Promise<CreatedUser & { memberSub: string }> {
  members += 1;
  const family = `Müßig-${process.pid}-${members}`;
  const { sub } = await linkedin.addMember({
    given_name: "Jörg",
    family_name: family,
    headline: "Test member",
  });
  const { access_token } = await linkedin.issueToken(sub, "openid profile email w_member_social");
  const user = await createUser(db, {
    name: `Jörg ${family}`,
    linkedinProfileId: sub,
    linkedinConnectedAt: new Date(Date.now() - 3_600_000),
    accounts: { create: { type: "oidc", provider: "linkedin", providerAccountId: sub } },
    ...overrides,
  } as Parameters<typeof createUser>[1]);
  const subject = `users/${user.id}/linkedin_access_token`;
  const linkedinAccessToken = createTokenVault(tokenKeys).seal(access_token, subject);
  await db.user.update({ where: { id: user.id }, data: { linkedinAccessToken } });
  return { ...user, memberSub: sub };
}
