import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { v7 } from "uuid";
import { describe, expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import { toActor } from "../testing/to-actor";
import { loadActor } from "../users/load-actor";
import { createWorkspace } from "./create-workspace";
import { listWorkspaces } from "./list-workspaces";
import { WORKSPACE_LIMITS } from "./model/workspace-limits";
import { renameWorkspace } from "./rename-workspace";

const database = useTestDatabase();
const deps = () => fakeDeps(database.db);
const ENTERPRISE = { subscriptionStatus: "active", subscriptionPlan: "enterprise" };

async function make(overrides: Parameters<typeof createUser>[1] = ENTERPRISE) {
  const user = await createUser(database.db, overrides);
  const actor = toActor(user);
  const create = (name: string, id = v7()) => createWorkspace(deps(), actor, { id, name });
  return { user, actor, create };
}

describe("a new workspace", () => {
  test("has its maker as owner, and an address of its name", async () => {
    const { user, actor, create } = await make();
    const { id } = await create("Lindqvist Studio");
    expect(await listWorkspaces(deps(), actor)).toEqual([
      {
        id: user.workspaceId,
        name: expect.any(String) as string,
        slug: null,
        role: "owner",
        closedUntil: null,
      },
      { id, name: "Lindqvist Studio", slug: "lindqvist-studio", role: "owner", closedUntil: null },
    ]);
    expect(await loadActor(deps(), user.id, { slug: "lindqvist-studio" })).toMatchObject({
      actor: { userId: user.id, workspaceId: id, role: "owner" },
      workspace: { name: "Lindqvist Studio", slug: "lindqvist-studio" },
    });
  });

  test("that is called like another one has a number in its address, also of two that are made at once", async () => {
    const [first, second] = [await make(), await make()];
    const made = await Promise.all([first.create("Twin"), second.create("Twin"), second.create("Twin!")]);
    expect(made.map(({ slug }) => slug).sort()).toEqual(["twin", "twin-2", "twin-3"]);
  });

  test("takes the next number when another name has taken its own at the same time", async () => {
    const owners = await Promise.all(Array.from({ length: 4 }, () => make()));
    await owners[0]!.create("Race");
    const made = await Promise.all(owners.map(({ create }, n) => create(n % 2 === 0 ? "Race" : "Race 2")));
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(4);
  });

  test("whose answer was lost is made once", async () => {
    const { actor, create } = await make();
    const id = v7();
    const both = [await create("Once", id), await create("Once", id)];
    expect(both[1]).toEqual(both[0]);
    expect(await listWorkspaces(deps(), actor)).toHaveLength(2);
  });

  test("under the id of somebody else's workspace is not found", async () => {
    const { create } = await make();
    const { id } = await create("Mine");
    const other = await make();
    await expect(other.create("Theirs", id)).rejects.toMatchObject({ code: "workspace_not_found" });
  });

  test.each([{}, { subscriptionStatus: "active", subscriptionPlan: "professional" }])(
    "needs the plan Enterprise: %j",
    async (plan) => {
      const { create } = await make(plan);
      await expect(create("Studio")).rejects.toMatchObject({ code: "workspaces_need_plan" });
    },
  );

  test("is refused beyond the limit, of two for the last place one", async () => {
    const { create } = await make();
    for (let n = 1; n < WORKSPACE_LIMITS.perOwner; n++) await create(`Client ${n}`);
    const last = await Promise.allSettled([create("Last"), create("One more")]);
    expect(last.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(create("Beyond")).rejects.toMatchObject({
      code: "workspaces_full",
      data: { max: WORKSPACE_LIMITS.perOwner },
    });
  });
});

describe("somebody who is no member", () => {
  test("is not let in by its address, nor by that of no workspace", async () => {
    const { create } = await make();
    const { slug } = await create("Closed circle");
    const { user: stranger } = await make();
    for (const one of [slug!, "no-such-workspace"])
      await expect(loadActor(deps(), stranger.id, { slug: one })).rejects.toMatchObject({
        code: "workspace_not_found",
      });
  });
});

describe("renaming", () => {
  test("changes the name and keeps the address", async () => {
    const { user, create } = await make();
    const { slug } = await create("Before");
    const member = await loadActor(deps(), user.id, { slug: slug! });
    expect(await renameWorkspace(deps(), member!.actor, { name: "After" })).toMatchObject({
      name: "After",
      slug: "before",
    });
  });

  test.each(["editor", "approver", "viewer"] as const)("is refused to a member who is %s", async (role) => {
    const { actor } = await make();
    await expect(renameWorkspace(deps(), { ...actor, role }, { name: "Mine" })).rejects.toMatchObject({
      code: "act_forbidden",
    });
  });
});
