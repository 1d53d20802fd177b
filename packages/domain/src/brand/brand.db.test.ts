import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { createTeam } from "../testing/create-team";
import { fakeDeps } from "../testing/fake-deps";
import { listLog, listLogInput } from "../workspaces/list-log";
import { changeBrand } from "./change-brand";
import { changeLogo, removeLogo } from "./change-logo";
import { brandInput } from "./model/brand-input";
import { BRAND_LIMITS } from "./model/brand-limits";
import { NO_BRAND } from "./model/brand-view";
import { getBrand } from "./read-brand";
import { readLogo } from "./read-logo";

const database = useTestDatabase();

const CHOSEN = {
  name: "Studio North",
  primaryColor: "#7a1f5c",
  secondaryColor: "#0f4c81",
  senderName: "Studio North",
  footer: "12 Harbour Street, Kiel",
  poweredBy: false,
};

/** A team, and a store that keeps logos under keys of their own. */
async function make() {
  const team = await createTeam(database.db, "admin", "editor", "approver", "viewer");
  const now = Date.now();
  const deps = fakeDeps(database.db, { clock: { now: () => now, sleep: () => Promise.resolve() } });
  const removed: string[] = [];
  deps.files.storeLogo = (id) => Promise.resolve({ key: `key/${id}`, mimeType: "image/png" });
  deps.files.remove = (key) => Promise.resolve(void removed.push(key));
  const logoKey = async () =>
    (await database.db.brand.findUnique({ where: { workspaceId: team.workspace.id } }))?.logoKey ?? null;
  return { ...team, deps, removed, logoKey };
}
const bytes = (length = 5) => new Uint8Array(length);

test("a workspace without a brand looks like Takt", async () => {
  const { deps, owner } = await make();
  expect(await getBrand(deps, owner)).toEqual(NO_BRAND);
});

test("a brand is changed as a whole, by who manages the workspace, seen by all and written down", async () => {
  const { deps, owner, members } = await make();
  const [admin, ...others] = members;
  expect(await changeBrand(deps, admin!, CHOSEN)).toEqual({ ...CHOSEN, logo: null });
  for (const member of [owner, ...members]) expect(await getBrand(deps, member)).toMatchObject(CHOSEN);
  await changeBrand(deps, owner, { ...CHOSEN, footer: null });
  expect(await getBrand(deps, owner)).toMatchObject({ ...CHOSEN, footer: null });
  const { entries } = await listLog(deps, owner, listLogInput.parse({ action: "brand.changed" }));
  expect(entries).toHaveLength(2);
  for (const member of others)
    await expect(changeBrand(deps, member, CHOSEN)).rejects.toMatchObject({ code: "act_forbidden" });
});

test("the brand of one workspace is not that of another", async () => {
  const [first, second] = [await make(), await make()];
  await changeBrand(first.deps, first.owner, CHOSEN);
  await changeLogo(first.deps, first.owner, bytes());
  expect(await getBrand(second.deps, second.owner)).toEqual(NO_BRAND);
  await expect(readLogo(second.deps, second.workspace.id)).rejects.toMatchObject({ code: "logo_not_found" });
});

test("neither a personal workspace nor one whose plan has ended gets a brand", async () => {
  const { deps, owner } = await make();
  const [own] = await database.db.membership.findMany({
    where: { userId: owner.userId, workspace: { personal: true } },
  });
  const alone = { ...owner, workspaceId: own!.workspaceId };
  const ended = { ...owner, isReadOnly: true } as const;
  for (const change of [
    (actor: typeof owner) => changeBrand(deps, actor, CHOSEN),
    (actor: typeof owner) => changeLogo(deps, actor, bytes()),
    (actor: typeof owner) => removeLogo(deps, actor),
  ]) {
    await expect(change(alone)).rejects.toMatchObject({ code: "workspace_personal" });
    await expect(change(ended)).rejects.toMatchObject({ code: "workspace_read_only" });
  }
  expect(await database.db.brand.count({ where: { workspaceId: owner.workspaceId } })).toBe(0);
});

describe("a logo", () => {
  test("comes apart from the brand, replaces the one before it, and is taken away", async () => {
    const { deps, owner, removed, logoKey } = await make();
    await changeBrand(deps, owner, CHOSEN);
    const { logo: first } = await changeLogo(deps, owner, bytes());
    const firstKey = await logoKey();
    expect(first).toBe(firstKey!.slice(0, 8));
    expect((await changeLogo(deps, owner, bytes())).footer).toBe(CHOSEN.footer);
    expect(removed).toEqual([firstKey]);
    const secondKey = await logoKey();
    expect(await readLogo(deps, owner.workspaceId)).toMatchObject({ mimeType: "image/png", bytes: 5 });
    expect(await removeLogo(deps, owner)).toEqual({ ...CHOSEN, logo: null });
    expect(removed).toEqual([firstKey, secondKey]);
  });

  test("of more bytes than it may have is refused, and the one before it stays", async () => {
    const { deps, owner, removed } = await make();
    const { logo } = await changeLogo(deps, owner, bytes(BRAND_LIMITS.logoBytes));
    await expect(changeLogo(deps, owner, bytes(BRAND_LIMITS.logoBytes + 1))).rejects.toMatchObject({
      code: "logo_too_large",
      data: { max: 512 },
    });
    expect(await getBrand(deps, owner)).toMatchObject({ logo });
    expect(removed).toEqual([]);
  });

  test("by who may not manage the workspace is not even drawn", async () => {
    const { deps, members } = await make();
    deps.files.storeLogo = () => Promise.reject(new Error("drawn"));
    for (const member of members.slice(1))
      await expect(changeLogo(deps, member, bytes())).rejects.toMatchObject({ code: "act_forbidden" });
  });

  test("of a member who lost the role while it was drawn is removed again", async () => {
    const { deps, members, removed, logoKey } = await make();
    const admin = members[0]!;
    deps.files.storeLogo = async () => {
      await database.db.membership.updateMany({ where: { userId: admin.userId }, data: { role: "viewer" } });
      return { key: "late", mimeType: "image/png" };
    };
    await expect(changeLogo(deps, admin, bytes())).rejects.toMatchObject({ code: "act_forbidden" });
    expect([removed, await logoKey()]).toEqual([["late"], null]);
  });
});

test.each([
  ["#7A1F5C", "#7a1f5c"],
  ["#000000", "#000000"],
])("the color %s is kept as %s", (typed, stored) => {
  expect(brandInput.parse({ ...CHOSEN, primaryColor: typed }).primaryColor).toBe(stored);
});

test.each([
  { primaryColor: "red" },
  { primaryColor: "#fff" },
  { primaryColor: "#7a1f5c;}" },
  { primaryColor: "" },
  { senderName: "Bank <bank@example.com>" },
  { senderName: 'Studio "North"' },
  { senderName: " " },
  { name: "x".repeat(61) },
  { footer: "x".repeat(301) },
  { logo: "x" },
])("%j is refused", (change) => {
  expect(brandInput.safeParse({ ...CHOSEN, ...change }).success).toBe(false);
});
