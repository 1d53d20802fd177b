import { useTestDatabase } from "@takt/db/testing/test-database";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import type { Act } from "@takt/domain/workspaces/model/acts";
import { beforeAll, describe, expect, test } from "vitest";
import { appRouter } from "./root";
import { callApi, createContext } from "./testing/call-api";
import { WALKED } from "./testing/procedure-acts";
import { PROCEDURE_CASES } from "./testing/procedure-cases";
import { createPayments, SUBSCRIBED } from "./testing/seed-payments";
import { seedWorld, type World } from "./testing/seed-world";
import { getIds, listRows } from "./testing/world-rows";

/** Calls every procedure as every role of another member of the workspace, and as nobody of it. */
const database = useTestDatabase();
const PATHS = Object.keys(appRouter._def.procedures);
const CASES = PATHS.filter((path) => !PROCEDURE_CASES[path]?.operator && !PROCEDURE_CASES[path]?.guest);
const ROLES = ["owner", "admin", "editor", "approver", "viewer"] as const;

/** The roles that may do each act at all, apart from the product's own table: in the order of ROLES. */
const ALLOWED: Record<Act, string> = {
  "account.own": "yes yes yes yes yes",
  "content.read": "yes yes yes yes yes",
  "library.write": "yes yes yes no no",
  "drafts.write": "yes yes yes no no",
  "posts.publish": "yes yes yes no no",
  "approvals.request": "yes yes yes no no",
  "posts.approve": "yes yes no yes no",
  "posts.discuss": "yes yes yes yes no",
  "posts.share": "yes yes yes yes no",
  "members.manage": "yes yes no no no",
  "workspace.manage": "yes yes no no no",
  "workspace.transfer": "yes no no no no",
  "workspace.close": "yes no no no no",
};

/** The world whose rows no call changes, with a member of each role. */
let world: World;
let before: object;
const members = new Map<string, string>();

beforeAll(async () => {
  world = await seedWorld(database.db);
  for (const role of ROLES) members.set(role, await addMember(world, role));
  before = await listRows(database.db, world);
});

/** Makes the user of a world of their own a member of the workspaces of a world; returns their id. */
async function addMember(of: World, role: (typeof ROLES)[number]): Promise<string> {
  const { user } = await seedWorld(database.db, { ...SUBSCRIBED, ...ENTERPRISE, ...customer() });
  for (const workspaceId of [of.user.workspaceId, of.team.id, of.joined.id]) {
    // There is one owner: the one before stays as an admin.
    if (role === "owner")
      await database.db.membership.updateMany({
        where: { workspaceId, role: "owner" },
        data: { role: "admin" },
      });
    await database.db.membership.create({ data: { workspaceId, userId: user.id, role } });
  }
  return user.id;
}

/** The plan of whoever owns a workspace with members. */
const ENTERPRISE = { subscriptionStatus: "active", subscriptionPlan: "enterprise" };

/** Undoes what the owner has done to their own plan in a test before: without it the workspace is read-only. */
const keepPlan = () =>
  database.db.user.update({
    where: { id: members.get("owner")! },
    data: { ...ENTERPRISE, subscriptionExpiresAt: null },
  });

const customer = () => ({
  stripeCustomerId: crypto.randomUUID(),
  stripeSubscriptionId: crypto.randomUUID(),
});

const call = async (path: string, of: World, userId: string) => {
  const deps = fakeDeps(database.db, { payments: createPayments(of) });
  const { within } = PROCEDURE_CASES[path] ?? {};
  const context = await createContext(deps, userId, within ? of[within].id : of.user.workspaceId);
  return callApi(context, path, PROCEDURE_CASES[path]?.input?.(of));
};

test("every procedure is for guests, for the operator, or has one act, which is the one that it is meant to be", () => {
  const acts = PATHS.map((path) => [path, actOf(path)] as const);
  const meant = PATHS.map((path) => [path, WALKED.get(path)?.act] as const);
  expect(Object.fromEntries(acts)).toEqual(Object.fromEntries(meant));
  expect([...WALKED.keys()].sort()).toEqual(acts.flatMap(([path, act]) => (act ? [path] : [])).sort());
});

/** The act of a procedure; none where it is not for members. */
function actOf(path: string): Act | undefined {
  const procedures = appRouter._def.procedures as unknown as Record<
    string,
    { _def: { meta?: { act: Act } } }
  >;
  return procedures[path]?._def.meta?.act;
}

type Answer = Awaited<ReturnType<typeof callApi>>;

/** Refused for itself, if only because it is no failed post that could be published again. */
const isRefused = (outcome: unknown) =>
  ["post_of_other", "post_not_in_state"].includes((outcome as { code?: string }).code ?? "");

const AS_MEMBER = new Set(["owner_stays", "ownership_not_offered"]);
/** An owner or admin shares what an editor meets as another's. */
function toReach(reach: string, role: string): string {
  if (reach === "own to editors") return role === "editor" ? "of other" : "shared";
  if (reach === "own unless managing") return ["owner", "admin"].includes(role) ? "shared" : "own";
  return reach;
}

const IN_A_WORLD_OF_ITS_OWN = new Set(["shared", "handed over", "as member"]);

/** Whether an answer about a world is the one that a member meets. */
const MEETS: Record<string, (answer: Answer, of: World) => boolean> = {
  forbidden: ({ status, error }) => status === 403 && error?.domain?.code === "act_forbidden",
  shared: ({ status, text }, of) => status === 200 && !text.includes(of.secret),
  "of other": ({ error, data }) =>
    error ? error.domain?.code === "post_of_other" : (data as unknown[]).every(isRefused),
  "handed over": ({ status, text }, of) => status === 200 && text.includes(of.secret),
  "own decision": ({ error }) => error?.domain?.code === "approval_not_in_state",
  "as member": ({ status, error }) => status === 200 || AS_MEMBER.has(error?.domain?.code ?? ""),
  own: ({ text }, of) => getIds(of).every((id) => !text.includes(id)) && !text.includes(of.secret),
};

describe.each(ROLES)("as %s", (role) => {
  test.each(CASES)("%s", async (path) => {
    const { act, reach } = WALKED.get(path)!;
    const isAllowed = ALLOWED[act].split(" ")[ROLES.indexOf(role)] === "yes";
    const expected = isAllowed ? toReach(reach, role) : "forbidden";
    // Acts on shared rows are done to those of a separate world.
    const of = IN_A_WORLD_OF_ITS_OWN.has(expected) ? await seedWorld(database.db, ENTERPRISE) : world;
    const userId = of === world ? members.get(role)! : await addMember(of, role);
    await keepPlan();
    const answer = await call(path, of, userId);
    expect(MEETS[expected]!(answer, of), `${expected}: ${answer.text}`).toBe(true);
    expect(await listRows(database.db, world)).toEqual(before);
  });
});

const OF_OTHER = CASES.filter((path) => WALKED.get(path)?.reach === "of other");

describe("under the name of a member who consents", () => {
  test.each(OF_OTHER)("an editor does %s", async (path) => {
    const of = await seedWorld(database.db, ENTERPRISE);
    const userId = await addMember(of, "editor");
    await database.db.membership.updateMany({
      where: { userId: of.user.id, workspaceId: of.user.workspaceId },
      data: { consentedAt: new Date() },
    });
    const answer = await call(path, of, userId);
    expect([answer.status, answer.text]).toEqual([200, expect.not.stringContaining("post_of_other")]);
  });
});

test("who has been removed, and who never was a member, cannot call anything in the workspace", async () => {
  const removed = await addMember(world, "admin");
  await database.db.membership.deleteMany({
    where: { userId: removed, workspaceId: world.user.workspaceId },
  });
  const { user: stranger } = await seedWorld(database.db);
  for (const userId of [removed, stranger.id])
    await expect(call("posts.list", world, userId)).rejects.toMatchObject({ code: "workspace_not_found" });
});

test("the walk has called every procedure as every role", () => {
  console.log(`${CASES.length} procedures as ${ROLES.length} roles: ${CASES.length * ROLES.length} calls`);
  expect(CASES.length).toBeGreaterThan(100);
});
