import type { Db } from "../../client";
import type { Prisma, User, Workspace } from "../../generated/prisma/client";

export interface CreatedUser extends User {
  /** The personal workspace created with the user. */
  workspace: Workspace;
  workspaceId: string;
}

/**
 * Creates an active user with a personal workspace (role owner) and, unless overridden, an active LinkedIn connection:
 * `linkedinStatus: "none", linkedinProfileId: null` creates one without. Tokens are not valid ciphertext: write real
 * ones where a test decrypts them.
 */
export async function createUser(
  db: Db,
  overrides: Partial<Prisma.UserUncheckedCreateInput> = {},
): Promise<CreatedUser> {
  const n = sequence();
  const name = overrides.name ?? `Test Person ${n}`;
  const user = await db.user.create({ data: { ...defaults(n), name, ...overrides } });
  const workspace = await db.workspace.create({
    data: { name, memberships: { create: { userId: user.id, role: "owner" } } },
  });
  return { ...user, workspace, workspaceId: workspace.id };
}

function defaults(n: number): Prisma.UserUncheckedCreateInput {
  const day = 86_400_000;
  return {
    email: `person-${n}@example.com`,
    waitlistStatus: "active",
    waitlistJoinedAt: new Date(),
    ageConfirmedAt: new Date(),
    onboardingCompleted: true,
    linkedinStatus: "active",
    linkedinAuthorized: true,
    linkedinProfileId: `member-${n}-${process.pid}`,
    linkedinGeneration: 1,
    linkedinConnectedAt: new Date(),
    linkedinAccessToken: `test-access-token-${n}`,
    linkedinAccessTokenExpiresAt: new Date(Date.now() + 60 * day),
  };
}

let last = 0;

/** Counts 1, 2, 3 … in this process, to tell test rows apart. */
export function sequence(): number {
  last += 1;
  return last;
}
