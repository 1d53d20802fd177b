import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, describe, expect, test } from "vitest";
import { closeWorkspace } from "../members/close-workspace";
import { removeMember } from "../members/remove-member";
import { createApiKey as plantKey } from "../testing/create-api-key";
import { createTeam } from "../testing/create-team";
import { fakeDeps } from "../testing/fake-deps";
import { listLog, listLogInput } from "../workspaces/list-log";
import { createApiToken, isApiToken } from "./api-token";
import { authenticateKey } from "./authenticate-key";
import { createApiKey, revokeApiKey, rotateApiKey } from "./change-api-keys";
import { listApiKeys } from "./list-api-keys";
import { API_KEY_LIMITS } from "./model/api-key-limits";

const database = useTestDatabase();
beforeEach(() => database.db.rateWindow.deleteMany());

const DAY_MS = 86_400_000;
const NOW = Date.parse("2027-03-10T12:30:00Z");
/** Dependencies at an hour of a fixed day. */
const depsIn = (hours = 0) =>
  fakeDeps(database.db, { clock: { now: () => NOW + hours * 3_600_000, sleep: () => Promise.resolve() } });
const INPUT = { name: "Report", scopes: ["posts:read" as const], days: 90 as const };
const make = () => createTeam(database.db, "admin", "editor");
const authenticate = (token: string, hours = 0) => authenticateKey(depsIn(hours), token, "ipv4");

describe("a new key", () => {
  test("is answered once, works as its maker in its workspace, and is kept as a hash", async () => {
    const { owner, workspace, slug } = await make();
    const { token, keys } = await createApiKey(depsIn(), owner, INPUT);
    expect(token).toMatch(/^takt_live_/);
    expect(keys).toEqual([
      expect.objectContaining({
        name: "Report",
        scopes: ["posts:read"],
        hint: token.slice(-4),
        state: "open",
        by: { name: expect.any(String), isSelf: true },
        lastUsedOn: null,
        rotatedAt: null,
        expiresAt: new Date(NOW + 90 * DAY_MS),
      }),
    ]);
    const { actor, program, workspace: shown } = await authenticate(token);
    expect(actor).toMatchObject({ userId: owner.userId, workspaceId: workspace.id, role: "owner" });
    expect(shown).toEqual({ name: workspace.name, slug });
    expect(program).toMatchObject({ kind: "key", name: "Report", scopes: ["posts:read"] });
    const [row] = await database.db.apiKey.findMany({ where: { workspaceId: workspace.id } });
    expect(JSON.stringify(row)).not.toContain(token.slice(10, 50));
  });

  test("is made by those alone who manage the workspace, and written down without it", async () => {
    const { owner, members } = await make();
    const [admin, editor] = members;
    const { token } = await createApiKey(depsIn(), admin!, INPUT);
    await expect(createApiKey(depsIn(), editor!, INPUT)).rejects.toMatchObject({ code: "act_forbidden" });
    const { entries } = await listLog(depsIn(), owner, listLogInput.parse({}));
    expect(entries).toEqual([expect.objectContaining({ action: "apiKey.created", name: "Report" })]);
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  test("needs the plan of the workspace's owner, and room", async () => {
    const { owner } = await make();
    for (let n = 0; n < API_KEY_LIMITS.perWorkspace; n++)
      await plantKey(database.db, owner, { expiresAt: new Date(NOW + DAY_MS) });
    await expect(createApiKey(depsIn(), owner, INPUT)).rejects.toMatchObject({
      code: "api_keys_full",
      data: { max: 20 },
    });
    // A day later they have expired.
    expect((await createApiKey(depsIn(24), owner, INPUT)).keys).toHaveLength(21);
    await database.db.user.update({
      where: { id: owner.userId },
      data: { subscriptionPlan: "professional" },
    });
    await expect(createApiKey(depsIn(24), owner, INPUT)).rejects.toMatchObject({ code: "api_needs_plan" });
  });
});

describe("rotation", () => {
  test("answers a key of the same name and expiry; the one before it works for a day", async () => {
    const { owner } = await make();
    const { token: first, keys: before } = await createApiKey(depsIn(), owner, INPUT);
    const { token: second, keys } = await rotateApiKey(depsIn(1), owner, { id: before[0]!.id });
    expect(keys).toMatchObject([
      { name: "Report", expiresAt: before[0]!.expiresAt, rotatedAt: null },
      { id: before[0]!.id, rotatedAt: new Date(NOW + 3_600_000), state: "open" },
    ]);
    await authenticate(first, 24);
    await expect(authenticate(first, 25)).rejects.toMatchObject({ code: "api_key_invalid" });
    await authenticate(second, 25);
  });

  test("is refused of another member's key, and of one that was rotated", async () => {
    const { owner, members } = await make();
    const { keys } = await createApiKey(depsIn(), owner, INPUT);
    const ref = { id: keys[0]!.id };
    await expect(rotateApiKey(depsIn(), members[0]!, ref)).rejects.toMatchObject({
      code: "api_key_not_found",
    });
    await rotateApiKey(depsIn(), owner, ref);
    await expect(rotateApiKey(depsIn(), owner, ref)).rejects.toMatchObject({ code: "api_key_not_found" });
  });
});

describe("a key ends", () => {
  test("when it is revoked, by any who manages the workspace", async () => {
    const { owner, members } = await make();
    const { token, keys } = await createApiKey(depsIn(), owner, INPUT);
    const left = await revokeApiKey(depsIn(), members[0]!, { id: keys[0]!.id });
    expect(left).toMatchObject([{ state: "revoked" }]);
    await expect(authenticate(token)).rejects.toMatchObject({ code: "api_key_invalid" });
    await expect(revokeApiKey(depsIn(), owner, { id: keys[0]!.id })).rejects.toMatchObject({
      code: "api_key_not_found",
    });
  });

  test("at its expiry", async () => {
    const { owner } = await make();
    const { token } = await plantKey(database.db, owner, { expiresAt: new Date(NOW + DAY_MS) });
    await authenticate(token, 23);
    await expect(authenticate(token, 24)).rejects.toMatchObject({ code: "api_key_invalid" });
    expect(await listApiKeys(depsIn(24), owner)).toMatchObject([{ state: "expired" }]);
  });

  test("with the membership of its maker", async () => {
    const { owner, members } = await make();
    const { token } = await createApiKey(depsIn(), members[0]!, INPUT);
    await removeMember(depsIn(), owner, { userId: members[0]!.userId, plannedPosts: "drafts" });
    await expect(authenticate(token)).rejects.toMatchObject({ code: "api_key_invalid" });
    expect(await listApiKeys(depsIn(), owner)).toEqual([]);
  });

  test("with the workspace, and rests while its owner has no plan for it", async () => {
    const { owner } = await make();
    const { token } = await createApiKey(depsIn(), owner, INPUT);
    const ofOwner = { where: { id: owner.userId } };
    await database.db.user.update({ ...ofOwner, data: { subscriptionPlan: "professional" } });
    await expect(authenticate(token)).rejects.toMatchObject({ code: "api_needs_plan" });
    await database.db.user.update({ ...ofOwner, data: { subscriptionPlan: "enterprise" } });
    await authenticate(token);
    await closeWorkspace(depsIn(), owner);
    await expect(authenticate(token)).rejects.toMatchObject({ code: "workspace_not_found" });
  });

  test("where the account of its maker is rejected or being deleted", async () => {
    const { owner } = await make();
    const { token } = await createApiKey(depsIn(), owner, INPUT);
    await database.db.user.update({ where: { id: owner.userId }, data: { waitlistStatus: "rejected" } });
    await expect(authenticate(token)).rejects.toMatchObject({ code: "api_key_invalid" });
  });
});

test("a maker who got another role does by the key what that role allows", async () => {
  const { members } = await make();
  const { token } = await createApiKey(depsIn(), members[0]!, INPUT);
  await database.db.membership.updateMany({
    where: { userId: members[0]!.userId },
    data: { role: "viewer" },
  });
  expect((await authenticate(token)).actor.role).toBe("viewer");
});

test("the day of the last use and the kind of address are noted, and no address", async () => {
  const { owner } = await make();
  const { token } = await createApiKey(depsIn(), owner, INPUT);
  await authenticateKey(depsIn(), token, "ipv6");
  expect(await listApiKeys(depsIn(), owner)).toMatchObject([
    { lastUsedOn: "2027-03-10", lastUsedFrom: "ipv6" },
  ]);
  await authenticateKey(depsIn(24), token, null);
  expect(await listApiKeys(depsIn(), owner)).toMatchObject([
    { lastUsedOn: "2027-03-11", lastUsedFrom: null },
  ]);
});

test("a key of another workspace is not found there", async () => {
  const [mine, other] = [await make(), await make()];
  const { keys } = await createApiKey(depsIn(), mine.owner, INPUT);
  await expect(revokeApiKey(depsIn(), other.owner, { id: keys[0]!.id })).rejects.toMatchObject({
    code: "api_key_not_found",
  });
  expect(await listApiKeys(depsIn(), other.owner)).toEqual([]);
});

describe("the form of a key", () => {
  test("has a checksum: one wrong character makes it none", () => {
    const { token } = createApiToken();
    expect(isApiToken(token)).toBe(true);
    for (const at of [10, 30, 55, token.length - 1]) {
      const other = token[at] === "a" ? "b" : "a";
      expect(isApiToken(token.slice(0, at) + other + token.slice(at + 1))).toBe(false);
    }
  });

  test.each(["", "takt_live_", "x".repeat(60), "takt_test_", " "])("%j is none", async (text) => {
    expect(isApiToken(text)).toBe(false);
    await expect(authenticate(text)).rejects.toMatchObject({ code: "api_key_invalid" });
  });
});
