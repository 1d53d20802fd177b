import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { v7 } from "uuid";
import { describe, expect, test } from "vitest";
import { createTeam } from "../testing/create-team";
import { fakeDeps } from "../testing/fake-deps";
import { acceptInvitation } from "./accept-invitation";
import { getInvitationLink, resendInvitation, revokeInvitation } from "./change-invitation";
import { inviteMember } from "./invite-member";
import { listMembers } from "./list-members";
import { readInvitationLink } from "./read-invitation-link";
import { removeMember } from "./remove-member";
import { WORKSPACE_LIMITS } from "../workspaces/model/workspace-limits";

const database = useTestDatabase({ max: 12 });
const DAY_MS = 86_400_000;
const deps = (now = Date.now()) =>
  fakeDeps(database.db, { clock: { now: () => now, sleep: () => Promise.resolve() } });

const address = () => `${v7()}@example.com`;
type Input = Partial<Parameters<typeof inviteMember>[2]>;

/** A team, and who invites to it. */
async function make() {
  const team = await createTeam(database.db, "admin", "editor");
  const [admin, editor] = [team.members[0]!, team.members[1]!];
  const invite = async (input: Input = {}, by = team.owner) => {
    const full = { id: v7(), email: address(), role: "editor", isBound: false, ...input } as const;
    const view = await inviteMember(deps(), by, full);
    const { token } = await getInvitationLink(deps(), team.owner, view);
    return { ...view, token };
  };
  const memberIds = async () =>
    (await listMembers(deps(), team.owner)).members.map(({ userId }) => userId).sort();
  return { ...team, admin, editor, invite, memberIds };
}

const guest = async (overrides: Parameters<typeof createUser>[1] = {}) => {
  const { id: userId } = await createUser(database.db, overrides);
  return { userId };
};
const refusal = (code: string, data?: object) =>
  expect.objectContaining({ code, ...(data && { data }) }) as unknown;

describe("an invitation", () => {
  test("makes who has its link a member in the invited role, once", async () => {
    const { invite, slug, owner } = await make();
    const { token, id } = await invite({ role: "approver" });
    const [first, second] = [await guest(), await guest()];
    expect(await acceptInvitation(deps(), first, { token })).toEqual({ slug });
    await expect(acceptInvitation(deps(), second, { token })).rejects.toEqual(refusal("invitation_invalid"));
    const { members, invitations } = await listMembers(deps(), owner);
    expect(members.find(({ userId }) => userId === first.userId)).toMatchObject({ role: "approver" });
    expect(invitations.map((one) => one.id)).not.toContain(id);
  });

  test("whose answer was lost leads the same member in again", async () => {
    const { invite, slug, memberIds } = await make();
    const { token } = await invite();
    const first = await guest();
    await acceptInvitation(deps(), first, { token });
    expect(await acceptInvitation(deps(), first, { token })).toEqual({ slug });
    expect(await memberIds()).toHaveLength(4);
  });

  test("that two accept at once has one member", async () => {
    const { invite, memberIds } = await make();
    const { token } = await invite();
    const guests = await Promise.all([guest(), guest(), guest()]);
    const accepted = await Promise.allSettled(guests.map((one) => acceptInvitation(deps(), one, { token })));
    expect(accepted.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
    expect(await memberIds()).toHaveLength(4);
  });

  test("that is bound is for the account that has the address, confirmed by LinkedIn", async () => {
    const { invite, slug } = await make();
    const email = address();
    const { token } = await invite({ email, isBound: true });
    const accept = async (overrides: Parameters<typeof createUser>[1]) =>
      acceptInvitation(deps(), await guest(overrides), { token });
    const own = email.toUpperCase();
    for (const other of [{ emailVerified: new Date() }, { email: own }])
      await expect(accept(other)).rejects.toEqual(refusal("invitation_other_address"));
    expect(await accept({ email: own, emailVerified: new Date() })).toEqual({ slug });
  });

  test("ends after a week, is sent again with another link, and leads nowhere once it is withdrawn", async () => {
    const { invite, owner } = await make();
    const { id, token } = await invite();
    const later = Date.now() + (WORKSPACE_LIMITS.invitationDays + 0.01) * DAY_MS;
    const reader = await guest();
    await expect(acceptInvitation(deps(later), reader, { token })).rejects.toEqual(
      refusal("invitation_invalid"),
    );
    expect((await listMembers(deps(later), owner)).invitations).toMatchObject([{ id, isExpired: true }]);
    expect(await resendInvitation(deps(later), owner, { id })).toMatchObject({ id, isExpired: false });
    await expect(acceptInvitation(deps(later), reader, { token })).rejects.toEqual(
      refusal("invitation_invalid"),
    );
    const second = await getInvitationLink(deps(later), owner, { id });
    await revokeInvitation(deps(later), owner, { id });
    await expect(acceptInvitation(deps(later), reader, second)).rejects.toEqual(
      refusal("invitation_invalid"),
    );
    for (const change of [resendInvitation, revokeInvitation, getInvitationLink])
      await expect(change(deps(later), owner, { id })).rejects.toEqual(refusal("invitation_not_found"));
  });

  test("lets somebody on the waitlist in, and nobody who was rejected or is going", async () => {
    const { invite } = await make();
    const waiting = await guest({ waitlistStatus: "waitlisted" });
    await acceptInvitation(deps(), waiting, await invite());
    const { waitlistStatus } = await database.db.user.findUniqueOrThrow({ where: { id: waiting.userId } });
    expect(waitlistStatus).toBe("active");
    const dueAt = new Date(Date.now() + DAY_MS);
    for (const closed of [
      await guest({ waitlistStatus: "rejected" }),
      await guest({ deletions: { create: { requestedAt: new Date(), dueAt } } }),
    ])
      await expect(acceptInvitation(deps(), closed, await invite())).rejects.toEqual(
        refusal("invitation_account_closed"),
      );
  });

  test("of somebody who is a member, by another link or address, is refused", async () => {
    const { invite, editor } = await make();
    await expect(acceptInvitation(deps(), editor, await invite())).rejects.toEqual(refusal("member_exists"));
    const { email } = await database.db.user.findUniqueOrThrow({ where: { id: editor.userId } });
    await expect(invite({ email: email!.toUpperCase() })).rejects.toEqual(refusal("member_exists"));
  });

  test("to the same address replaces the one before, and a repeated call does not", async () => {
    const { invite, owner } = await make();
    const email = address();
    const first = await invite({ email });
    const second = await invite({ email: email.toUpperCase(), role: "viewer" });
    expect((await invite({ id: second.id, email })).token).toBe(second.token);
    expect((await listMembers(deps(), owner)).invitations).toMatchObject([{ id: second.id, role: "viewer" }]);
    await expect(acceptInvitation(deps(), await guest(), first)).rejects.toEqual(
      refusal("invitation_invalid"),
    );
  });
});

describe("who invites", () => {
  test("needs the role, and gives none above their own", async () => {
    const { invite, admin, editor } = await make();
    await expect(invite({}, editor)).rejects.toEqual(refusal("act_forbidden"));
    expect(await invite({ role: "admin" }, admin)).toMatchObject({ role: "admin" });
    // The browser of somebody who was an admin until a moment ago.
    await database.db.membership.updateMany({
      where: { userId: admin.userId, role: "admin" },
      data: { role: "viewer" },
    });
    await expect(invite({}, admin)).rejects.toEqual(refusal("act_forbidden"));
  });

  test("needs an owner with the plan Enterprise, and so does who accepts", async () => {
    const { invite, owner } = await make();
    const { token } = await invite();
    await database.db.user.update({
      where: { id: owner.userId },
      data: { subscriptionPlan: "professional" },
    });
    await expect(invite()).rejects.toEqual(refusal("workspaces_need_plan"));
    await expect(acceptInvitation(deps(), await guest(), { token })).rejects.toEqual(
      refusal("workspaces_need_plan"),
    );
  });

  test("invites nobody into a personal workspace", async () => {
    const user = await createUser(database.db, {
      subscriptionStatus: "active",
      subscriptionPlan: "enterprise",
    });
    const actor = {
      userId: user.id,
      workspaceId: user.workspaceId,
      role: "owner",
      locale: "en",
      zone: "UTC",
    } as const;
    const input = { id: v7(), email: address(), role: "editor", isBound: true } as const;
    await expect(inviteMember(deps(), actor, input)).rejects.toEqual(refusal("workspace_personal"));
  });

  test("has as many places as members and invitations leave, of two for the last one", async () => {
    const { invite, add, memberIds } = await make();
    const { token } = await invite();
    while ((await memberIds()).length < WORKSPACE_LIMITS.members - 2) await add("viewer");
    const last = await Promise.allSettled([invite(), invite()]);
    expect(last.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const max = WORKSPACE_LIMITS.members;
    await expect(invite()).rejects.toEqual(refusal("members_full", { max }));
    // Their place was counted when they were invited.
    await acceptInvitation(deps(), await guest(), { token });
  });

  test("writes to one mailbox a few times a day, in whatever spelling", async () => {
    const { invite } = await make();
    const name = v7();
    for (let n = 0; n < 5; n++) await invite({ email: `${name}+${n}@example.com` });
    const one = await make();
    await expect(one.invite({ email: `${name.toUpperCase()}@example.com` })).rejects.toEqual(
      refusal("rate_exceeded"),
    );
  });

  test("reaches invitations of their own workspace alone", async () => {
    const [mine, theirs] = [await make(), await make()];
    const { id } = await theirs.invite();
    for (const change of [resendInvitation, revokeInvitation, getInvitationLink])
      await expect(change(deps(), mine.owner, { id })).rejects.toEqual(refusal("invitation_not_found"));
    await expect(mine.invite({ id })).rejects.toEqual(refusal("invitation_not_found"));
  });
});

test("the list shows addresses and invitations to those who manage members alone", async () => {
  const { invite, owner, editor } = await make();
  await invite();
  const [full, less] = [await listMembers(deps(), owner), await listMembers(deps(), editor)];
  expect(full.members.map(({ role }) => role)).toEqual(["owner", "admin", "editor"]);
  expect(full.members.every(({ email }) => email !== null)).toBe(true);
  expect(full.invitations).toHaveLength(1);
  expect(less.members.map(({ email, isSelf }) => [email, isSelf])).toEqual([
    [null, false],
    [null, false],
    [null, true],
  ]);
  expect(less.invitations).toEqual([]);
});

test("a link says what it does for its reader, and of the address no more than its beginning", async () => {
  const { invite, owner, editor, slug, workspace } = await make();
  const email = address();
  const { id, token } = await invite({ email, isBound: true });
  const read = (userId: string | null) =>
    readInvitationLink(deps(), token, userId === null ? null : { actor: { ...owner, userId } });
  const invited = { workspace: workspace.name, role: "editor", boundTo: `${email[0]!}…@example.com` };
  expect(await read(null)).toMatchObject({ state: "open", invitation: { ...invited, refusal: null } });
  const refusals = [
    [editor.userId, "member_exists"],
    [(await guest()).userId, "invitation_other_address"],
    [(await guest({ waitlistStatus: "rejected" })).userId, "invitation_account_closed"],
  ] as const;
  for (const [userId, refusal] of refusals)
    expect(await read(userId)).toMatchObject({ state: "open", invitation: { refusal } });
  const reader = await guest({ email, emailVerified: new Date() });
  expect(await read(reader.userId)).toMatchObject({ invitation: { refusal: null } });
  await acceptInvitation(deps(), reader, { token });
  expect(await read(reader.userId)).toEqual({ state: "used", slug });
  for (const userId of [null, editor.userId]) expect(await read(userId)).toEqual({ state: "invalid" });
  await removeMember(deps(), owner, { userId: reader.userId, plannedPosts: "drafts" });
  expect(await read(reader.userId)).toEqual({ state: "invalid" });
  expect(await readInvitationLink(deps(), "no token", null)).toEqual({ state: "invalid" });
  expect((await listMembers(deps(), owner)).invitations.map((one) => one.id)).not.toContain(id);
});
