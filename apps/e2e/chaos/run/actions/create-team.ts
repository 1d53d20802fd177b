import type { Db } from "@takt/db/testing/connect-test-database";
import { createUser } from "@takt/db/testing/factories/create-user";
import { signIn } from "../../../harness/sign-in";
import type { PlannedMember } from "../plan/plan";
import type { Caller, Team } from "./user";

type Planned = NonNullable<PlannedMember["team"]>;

/**
 * Creates the workspace of a member, who owns it and consents to what others publish under their name; every post passes
 * one stage, at which nobody approves what is their own.
 */
export async function createTeam(
  db: Db,
  ownerId: string,
  { hasWriter }: Planned,
): Promise<Team & { workspace: string; workspaceId: string }> {
  await db.user.update({ where: { id: ownerId }, data: { subscriptionPlan: "enterprise" } });
  const slug = `team-${ownerId}`;
  const { id: workspaceId } = await db.workspace.create({
    data: {
      name: "Team",
      slug,
      personal: false,
      approvalStages: { create: { position: 0, name: "Review", everyone: true } },
      memberships: { create: { userId: ownerId, role: "owner", consentedAt: new Date() } },
    },
  });
  const add = async (role: "approver" | "editor"): Promise<Caller> => {
    const { id: userId } = await createUser(db, { linkedinStatus: "none", linkedinProfileId: null });
    await db.membership.create({ data: { workspaceId, userId, role } });
    return { cookie: await signIn(db, userId), workspace: slug };
  };
  return {
    workspace: slug,
    workspaceId,
    approver: await add("approver"),
    writer: hasWriter ? await add("editor") : null,
  };
}
