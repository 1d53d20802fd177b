import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, describe, expect, test } from "vitest";
import { removeMember } from "../members/remove-member";
import { purge } from "../retention/purge";
import { createApiKey } from "../testing/create-api-key";
import { createTeam } from "../testing/create-team";
import { CLIENT_ID, codeParams, oauthHarness, RESOURCE } from "../testing/oauth-harness";
import { listLog, listLogInput } from "../workspaces/list-log";
import { answerTokenRequest } from "./answer-token-request";
import { authenticateProgram } from "./authenticate-program";
import { listGrants } from "./list-grants";
import { revokeGrant } from "./revoke-grant";
import { revokeToken } from "./revoke-token";

const database = useTestDatabase();
const { depsAt, allow, exchange, refresh } = oauthHarness(() => database.db);
const DAY_S = 86_400;
const make = () => createTeam(database.db, "admin", "editor");
beforeEach(() => database.db.rateWindow.deleteMany());

const authenticate = (token: string, seconds = 0, resource = RESOURCE) =>
  authenticateProgram(depsAt(seconds), token, resource, "ipv4");
const invalid = { code: "token_invalid" };
const invalidGrant = { name: "OauthError", code: "invalid_grant" };

/** A member with an application that has its tokens. */
async function letIn() {
  const team = await make();
  const { code } = await allow(team.owner);
  return { ...team, code, tokens: await exchange(code) };
}
const actionsOf = async (owner: Parameters<typeof listLog>[1]) =>
  (await listLog(depsAt(), owner, listLogInput.parse({}))).entries.map(({ action }) => action);

describe("an access token", () => {
  test("works as the member in the workspace for a quarter of an hour, and notes its day", async () => {
    const { owner, workspace, slug, tokens } = await letIn();
    expect(tokens).toMatchObject({
      token_type: "Bearer",
      expires_in: 900,
      scope: "workspace:read posts:read posts:write analytics:read",
    });
    const { actor, program, workspace: shown } = await authenticate(tokens.access_token, 899);
    expect(actor).toMatchObject({
      userId: owner.userId,
      workspaceId: workspace.id,
      role: "owner",
      via: { kind: "grant" },
    });
    expect(program).toMatchObject({ kind: "grant", name: "Writer's desk", scopes: tokens.scope.split(" ") });
    expect(shown).toEqual({ name: workspace.name, slug });
    const [grant] = await listGrants(depsAt(), owner);
    expect(grant).toMatchObject({ lastUsedOn: "2027-03-10", lastUsedFrom: "ipv4", host: "client.example" });
    await expect(authenticate(tokens.access_token, 900)).rejects.toMatchObject(invalid);
  });

  test("is for one address alone, and no other token is one", async () => {
    const { tokens, code } = await letIn();
    await expect(authenticate(tokens.access_token, 0, `${RESOURCE}2`)).rejects.toMatchObject(invalid);
    for (const token of [tokens.refresh_token, code, "", "x", `${tokens.access_token}x`])
      await expect(authenticate(token)).rejects.toMatchObject(invalid);
  });

  test("is kept as a hash", async () => {
    const { tokens } = await letIn();
    const rows = JSON.stringify(await database.db.oauthToken.findMany());
    expect(rows).not.toContain(tokens.access_token.slice(10));
    expect(rows).not.toContain(tokens.refresh_token.slice(10));
  });

  test.each<[string, (team: Awaited<ReturnType<typeof letIn>>) => Promise<unknown>, string]>([
    [
      "an ended plan",
      ({ owner }) => changeUser(owner.userId, { subscriptionPlan: "professional" }),
      "api_needs_plan",
    ],
    [
      "the waitlist",
      ({ owner }) => changeUser(owner.userId, { waitlistStatus: "waitlisted" }),
      "token_invalid",
    ],
    ["a refusal", ({ owner }) => changeUser(owner.userId, { waitlistStatus: "rejected" }), "token_invalid"],
    [
      "a deletion",
      ({ owner: { userId } }) =>
        database.db.accountDeletion.create({ data: { userId, requestedAt: new Date(), dueAt: new Date() } }),
      "token_invalid",
    ],
    [
      "a closed workspace",
      ({ workspace: { id } }) =>
        database.db.workspace.update({ where: { id }, data: { closedAt: new Date() } }),
      "workspace_not_found",
    ],
  ])("does not work with %s, nor is it exchanged for another", async (_, change, code) => {
    const team = await letIn();
    await change(team);
    await expect(authenticate(team.tokens.access_token)).rejects.toMatchObject({ code });
    await expect(refresh(team.tokens.refresh_token)).rejects.toMatchObject(invalidGrant);
  });

  test("ends with the membership", async () => {
    const { owner, members } = await make();
    const { code } = await allow(members[1]!);
    const tokens = await exchange(code);
    await removeMember(depsAt(), owner, { userId: members[1]!.userId, plannedPosts: "drafts" });
    await expect(authenticate(tokens.access_token)).rejects.toMatchObject(invalid);
    expect(await database.db.oauthGrant.count({ where: { userId: members[1]!.userId } })).toBe(0);
  });

  test("is told from a key, which works as well", async () => {
    const { owner } = await make();
    const { token } = await createApiKey(database.db, owner, { expiresAt: new Date("2027-04-01") });
    expect((await authenticate(token)).program.kind).toBe("key");
  });
});

const changeUser = (id: string, data: object) => database.db.user.update({ where: { id }, data });

describe("a code", () => {
  test.each<[string, Record<string, string>, string]>([
    ["another verifier", { code_verifier: "w".repeat(43) }, "invalid_grant"],
    ["a short verifier", { code_verifier: "v" }, "invalid_grant"],
    ["no verifier", { code_verifier: "" }, "invalid_request"],
    ["another client", { client_id: `${CLIENT_ID}2` }, "invalid_grant"],
    ["no client", { client_id: "" }, "invalid_request"],
    ["another redirect URI", { redirect_uri: "https://client.example/other" }, "invalid_grant"],
    ["another resource", { resource: "https://other.example/mcp" }, "invalid_target"],
    ["no resource", { resource: "" }, "invalid_request"],
    ["another grant type", { grant_type: "password" }, "unsupported_grant_type"],
    ["no grant type", { grant_type: "" }, "invalid_request"],
    ["another code", { code: `takt_ac_${"x".repeat(43)}` }, "invalid_grant"],
  ])("is refused with %s, and still works without", async (_, changed, error) => {
    const { code } = await allow((await make()).owner);
    await expect(exchange(code, 0, changed)).rejects.toMatchObject({ name: "OauthError", code: error });
    await exchange(code);
  });

  test("needs each parameter once, and no redirect URI (OAuth 2.1)", async () => {
    const { code } = await allow((await make()).owner);
    const params = codeParams(code);
    params.append("code", code);
    await expect(answerTokenRequest(depsAt(), params)).rejects.toMatchObject({ code: "invalid_request" });
    await exchange(code, 0, { redirect_uri: "" });
  });

  test("works for a minute", async () => {
    const { owner } = await make();
    const [first, second] = [await allow(owner), await allow(owner)];
    await exchange(first.code, 59);
    await expect(exchange(second.code, 60)).rejects.toMatchObject(invalidGrant);
  });

  test("that comes a second time ends what came of the first", async () => {
    const { owner, code, tokens } = await letIn();
    await expect(exchange(code)).rejects.toMatchObject(invalidGrant);
    await expect(authenticate(tokens.access_token)).rejects.toMatchObject(invalid);
    await expect(refresh(tokens.refresh_token)).rejects.toMatchObject(invalidGrant);
    expect(await actionsOf(owner)).toEqual(["application.stopped", "application.allowed"]);
  });
});

describe("a refresh token", () => {
  test("is exchanged for the next pair, for thirty days from then", async () => {
    const { tokens } = await letIn();
    const second = await refresh(tokens.refresh_token, 29 * DAY_S);
    expect(second.scope).toBe(tokens.scope);
    await authenticate(second.access_token, 29 * DAY_S + 60);
    const third = await refresh(second.refresh_token, 58 * DAY_S);
    await expect(refresh(third.refresh_token, 88 * DAY_S)).rejects.toMatchObject(invalidGrant);
  });

  test("that comes a second time ends all that came of it", async () => {
    const { owner, tokens } = await letIn();
    const second = await refresh(tokens.refresh_token, 60);
    await expect(refresh(tokens.refresh_token, 120)).rejects.toMatchObject(invalidGrant);
    await expect(authenticate(second.access_token, 120)).rejects.toMatchObject(invalid);
    await expect(refresh(second.refresh_token, 120)).rejects.toMatchObject(invalidGrant);
    expect(await actionsOf(owner)).toEqual(["application.stopped", "application.allowed"]);
  });

  test("of ten at the same time at most one wins, and there are no two families", async () => {
    const { owner, tokens } = await letIn();
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => refresh(tokens.refresh_token, 60)),
    );
    const won = tries.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(won).toHaveLength(1);
    expect(await database.db.oauthGrant.findMany({ where: { userId: owner.userId } })).toMatchObject([
      { revokedBy: "reuse" },
    ]);
    await expect(refresh(won[0]!.refresh_token, 61)).rejects.toMatchObject(invalidGrant);
    await expect(authenticate(won[0]!.access_token, 61)).rejects.toMatchObject(invalid);
  });

  test.each<[Record<string, string>, string]>([
    [{ client_id: "https://other.example/x" }, "invalid_grant"],
    [{ client_id: "" }, "invalid_request"],
    [{ resource: "https://other.example/mcp" }, "invalid_target"],
    [{ scope: "posts:publish" }, "invalid_scope"],
    [{ refresh_token: `takt_rt_${"x".repeat(43)}` }, "invalid_grant"],
  ])("with %j is refused, and still works without", async (changed, code) => {
    const { tokens } = await letIn();
    await expect(refresh(tokens.refresh_token, 0, changed)).rejects.toMatchObject({
      name: "OauthError",
      code,
    });
    await refresh(tokens.refresh_token);
  });
});

describe("revocation", () => {
  const revoke = (token: string, client_id = CLIENT_ID) =>
    revokeToken(depsAt(), new URLSearchParams({ token, client_id }));

  test("of a refresh token by its application ends the permission", async () => {
    const { owner, tokens } = await letIn();
    await revoke(tokens.refresh_token, "https://other.example/x");
    await authenticate(tokens.access_token);
    await revoke(tokens.refresh_token);
    await expect(authenticate(tokens.access_token)).rejects.toMatchObject(invalid);
    expect(await listGrants(depsAt(), owner)).toEqual([]);
    await revoke(tokens.refresh_token);
    expect(await actionsOf(owner)).toEqual(["application.revoked", "application.allowed"]);
  });

  test("of an access token leaves the refresh token", async () => {
    const { tokens } = await letIn();
    await revoke(tokens.access_token);
    await expect(authenticate(tokens.access_token)).rejects.toMatchObject(invalid);
    await refresh(tokens.refresh_token);
  });

  test("of what is no token changes nothing, and needs both parameters", async () => {
    await revoke("x");
    const without = revokeToken(depsAt(), new URLSearchParams({ token: "x" }));
    await expect(without).rejects.toMatchObject({ code: "invalid_request" });
  });

  test("by a member is of their own; who manages the workspace sees and ends all", async () => {
    const { members, tokens, owner } = await letIn();
    const [admin, editor] = members;
    const [grant] = await listGrants(depsAt(), owner);
    expect(await listGrants(depsAt(), editor!)).toEqual([]);
    await expect(revokeGrant(depsAt(), editor!, grant!)).rejects.toMatchObject({ code: "grant_not_found" });
    expect(await listGrants(depsAt(), admin!)).toMatchObject([{ by: { isSelf: false } }]);
    expect(await revokeGrant(depsAt(), admin!, { id: grant!.id })).toEqual([]);
    await expect(authenticate(tokens.access_token)).rejects.toMatchObject(invalid);
    await expect(revokeGrant(depsAt(), admin!, grant!)).rejects.toMatchObject({ code: "grant_not_found" });
  });
});

test("tokens are kept for a day after their end, and permissions for ninety", async () => {
  const { owner } = await letIn();
  const of = { where: { grant: { userId: owner.userId } } };
  const rows = async () => [
    await database.db.oauthToken.count(of),
    await database.db.oauthCode.count(of),
    await database.db.oauthGrant.count({ where: { userId: owner.userId } }),
  ];
  await purge(depsAt(DAY_S), "oauthTokens", 0);
  expect(await rows()).toEqual([2, 1, 1]);
  await purge(depsAt(DAY_S + 901), "oauthTokens", 0);
  expect(await rows()).toEqual([1, 0, 1]);
  await purge(depsAt(120 * DAY_S - 1), "oauthGrants", 0);
  expect(await rows()).toEqual([1, 0, 1]);
  await purge(depsAt(120 * DAY_S + 1), "oauthGrants", 0);
  expect(await rows()).toEqual([0, 0, 0]);
});
