import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, describe, expect, test } from "vitest";
import { createTeam } from "../testing/create-team";
import {
  authorizationParams,
  CLIENT_DOCUMENT,
  CLIENT_ID,
  oauthHarness,
  REDIRECT_URI,
  RESOURCE,
} from "../testing/oauth-harness";
import { purge } from "../retention/purge";
import { listLog, listLogInput } from "../workspaces/list-log";
import { declineApplication } from "./allow-application";
import { listPlaces } from "./list-places";
import { OAUTH_LIMITS } from "./model/oauth-limits";
import { readAuthorization } from "./read-authorization";
import { registerClient } from "./register-client";

const database = useTestDatabase();
const { depsAt, allow } = oauthHarness(() => database.db);
const make = () => createTeam(database.db, "viewer");
beforeEach(async () => {
  await database.db.rateWindow.deleteMany();
  await database.db.oauthClient.deleteMany();
});

type Changes = Record<string, string>;
const read = async (changed: Changes = {}, deps = depsAt()) =>
  readAuthorization(deps, (await make()).owner, authorizationParams(changed));

test("a request names the application as its document does, and its host", async () => {
  expect(await read()).toMatchObject({
    kind: "asked",
    client: { name: "Writer's desk", host: "client.example" },
    request: {
      scopes: ["workspace:read", "posts:read", "posts:write", "posts:publish", "analytics:read"],
      resource: RESOURCE,
    },
  });
});

test("scopes that Takt does not have are left out", async () => {
  const asked = await read({ scope: "posts:read offline_access openid" });
  expect(asked).toMatchObject({ request: { scopes: ["posts:read"] } });
});

describe("nothing is sent to a redirect URI", () => {
  test.each<[string, Changes]>([
    ["of another site", { redirect_uri: "https://evil.example/callback" }],
    ["with one more letter", { redirect_uri: `${REDIRECT_URI}s` }],
    ["with a query", { redirect_uri: `${REDIRECT_URI}?x=1` }],
    ["with a fragment", { redirect_uri: `${REDIRECT_URI}#x` }],
    ["of the same host, over http", { redirect_uri: "http://client.example/callback" }],
    ["of another path on this machine", { redirect_uri: "http://127.0.0.1:4000/other" }],
    ["that is missing", { redirect_uri: "" }],
  ])("%s", async (_, changed) =>
    expect(await read(changed)).toEqual({ kind: "refused", reason: "redirect" }),
  );

  test("that is given twice", async () => {
    const params = authorizationParams();
    params.append("redirect_uri", REDIRECT_URI);
    const { owner } = await make();
    expect(await readAuthorization(depsAt(), owner, params)).toEqual({ kind: "refused", reason: "redirect" });
  });
});

test("the port of a loopback address may be another", async () => {
  const asked = await read({ redirect_uri: "http://127.0.0.1:53211/callback" });
  expect(asked).toMatchObject({ request: { redirectUri: "http://127.0.0.1:53211/callback" } });
});

describe("a client is unknown", () => {
  test.each<[string, string, unknown]>([
    ["that is no address", "desk", CLIENT_DOCUMENT],
    ["whose document cannot be read", CLIENT_ID, null],
    ["whose document is of another", CLIENT_ID, { ...CLIENT_DOCUMENT, client_id: `${CLIENT_ID}2` }],
    [
      "whose document has a secret",
      CLIENT_ID,
      { ...CLIENT_DOCUMENT, token_endpoint_auth_method: "client_secret_basic" },
    ],
    ["whose document has no redirect URI", CLIENT_ID, { ...CLIENT_DOCUMENT, redirect_uris: [] }],
    [
      "whose document has a script for one",
      CLIENT_ID,
      { ...CLIENT_DOCUMENT, redirect_uris: ["javascript:alert(1)"] },
    ],
    ["whose name turns the writing", CLIENT_ID, { ...CLIENT_DOCUMENT, client_name: "Desk\u202eevil" }],
    [
      "without a path",
      "https://client.example/",
      { ...CLIENT_DOCUMENT, client_id: "https://client.example/" },
    ],
    [
      "with dots",
      "https://client.example/a/../b",
      { ...CLIENT_DOCUMENT, client_id: "https://client.example/a/../b" },
    ],
    ["over http", "http://client.example/x", { ...CLIENT_DOCUMENT, client_id: "http://client.example/x" }],
  ])("%s", async (_, client_id, document) =>
    expect(await read({ client_id }, depsAt(0, document))).toEqual({ kind: "refused", reason: "client" }),
  );
});

test("a document is read again when its time is over, and not before", async () => {
  const { owner } = await make();
  const renamed = { ...CLIENT_DOCUMENT, client_name: "Renamed" };
  const nameAt = async (seconds: number, document: unknown) => {
    const asked = await readAuthorization(depsAt(seconds, document, 600), owner, authorizationParams());
    return asked.kind === "asked" ? asked.client.name : asked.kind;
  };
  expect(await nameAt(0, CLIENT_DOCUMENT)).toBe("Writer's desk");
  expect(await nameAt(599, renamed)).toBe("Writer's desk");
  expect(await nameAt(600, renamed)).toBe("Renamed");
  expect(await nameAt(1_200, null)).toBe("refused");
});

describe("an error is told the application, with state and issuer", () => {
  test.each<[string, Changes, string]>([
    ["another response type", { response_type: "token" }, "unsupported_response_type"],
    ["no PKCE", { code_challenge: "", code_challenge_method: "" }, "invalid_request"],
    ["PKCE without a method", { code_challenge_method: "" }, "invalid_request"],
    ["plain PKCE", { code_challenge_method: "plain" }, "invalid_request"],
    ["a short challenge", { code_challenge: "x" }, "invalid_request"],
    ["no resource", { resource: "" }, "invalid_target"],
    ["another resource", { resource: "http://localhost:3000/api/v1" }, "invalid_target"],
    ["unknown scopes alone", { scope: "admin" }, "invalid_scope"],
  ])("%s", async (_, changed, error) => {
    const answer = await read(changed);
    const to = new URL(answer.kind === "failed" ? answer.to : "https://none.example");
    expect(to.origin + to.pathname).toBe(REDIRECT_URI);
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      error,
      state: "st ate",
      iss: "http://localhost:3000",
    });
  });

  test("a parameter that is given twice", async () => {
    const params = authorizationParams();
    params.append("scope", "posts:read");
    params.append("scope", "posts:write");
    const answer = await readAuthorization(depsAt(), (await make()).owner, params);
    expect(answer).toMatchObject({
      kind: "failed",
      to: expect.stringContaining("error=invalid_request") as string,
    });
  });

  test("a member's no", async () => {
    const asked = await read();
    if (asked.kind !== "asked") throw new Error(asked.kind);
    expect(declineApplication(depsAt(), asked)).toBe(
      `${REDIRECT_URI}?error=access_denied&state=st+ate&iss=http%3A%2F%2Flocalhost%3A3000`,
    );
  });
});

describe("letting an application in", () => {
  test("answers a code, which is kept as a hash, and is written down", async () => {
    const { owner, workspace } = await make();
    const { to, code } = await allow(owner);
    expect(Object.fromEntries(to.searchParams)).toEqual({
      code,
      state: "st ate",
      iss: "http://localhost:3000",
    });
    const grants = await database.db.oauthGrant.findMany({
      where: { workspaceId: workspace.id },
      include: { codes: true },
    });
    expect(grants).toMatchObject([
      {
        scopes: ["workspace:read", "posts:read", "posts:write", "analytics:read"],
        codes: [{ usedAt: null }],
      },
    ]);
    expect(JSON.stringify(grants)).not.toContain(code.slice(10));
    const { entries } = await listLog(depsAt(), owner, listLogInput.parse({}));
    expect(entries).toMatchObject([{ action: "application.allowed", name: "Writer's desk" }]);
  });

  test("it may schedule where the member says so", async () => {
    const { owner, workspace } = await make();
    await allow(owner, 0, {}, true);
    const grant = await database.db.oauthGrant.findFirstOrThrow({ where: { workspaceId: workspace.id } });
    expect(grant.scopes).toContain("posts:publish");
  });

  test("needs the plan, an open workspace, a member, and room", async () => {
    const { owner, workspace, members } = await make();
    const stranger = { ...(await make()).owner, workspaceId: workspace.id };
    await expect(allow(stranger)).rejects.toMatchObject({ code: "workspace_not_found" });
    const code = { where: { id: owner.userId } };
    await database.db.user.update({ ...code, data: { subscriptionPlan: "professional" } });
    await expect(allow(owner)).rejects.toMatchObject({ code: "api_needs_plan" });
    await expect(allow(members[0]!)).rejects.toMatchObject({ code: "api_needs_plan" });
    await database.db.user.update({ ...code, data: { subscriptionPlan: "enterprise" } });
    for (let n = 0; n < OAUTH_LIMITS.perMember; n++) await allow(owner);
    await expect(allow(owner)).rejects.toMatchObject({ code: "grants_full", data: { max: 20 } });
    await allow(owner, 61);
    await database.db.workspace.update({ where: { id: workspace.id }, data: { closedAt: new Date() } });
    await expect(allow(owner, 61)).rejects.toMatchObject({ code: "workspace_not_found" });
  });

  test("the choice is among the member's open workspaces, and says which have the plan", async () => {
    const { owner, workspace, members } = await make();
    const places = await listPlaces(depsAt(), members[0]!);
    expect(places).toMatchObject([
      { slug: null, hasPlan: false },
      { id: workspace.id, hasPlan: true },
    ]);
    expect(await listPlaces(depsAt(), owner)).toMatchObject([{ hasPlan: true }, { hasPlan: true }]);
  });
});

describe("registration", () => {
  const SENT = {
    client_name: "Desk",
    redirect_uris: ["http://localhost/cb"],
    token_endpoint_auth_method: "none",
  };
  const known = async (clientId: string, seconds: number) =>
    (await read({ client_id: clientId, redirect_uri: "http://localhost:1234/cb" }, depsAt(seconds))).kind;

  test("holds for a day, and for ninety once a member has let it in", async () => {
    const { client_id, ...answer } = await registerClient(depsAt(), null, SENT);
    expect(answer).toMatchObject({ client_name: "Desk", token_endpoint_auth_method: "none" });
    expect([await known(client_id, 86_399), await known(client_id, 86_400)]).toEqual(["asked", "refused"]);
    await allow((await make()).owner, 60, { client_id, redirect_uri: "http://localhost:1234/cb" });
    expect(await known(client_id, 89 * 86_400)).toBe("asked");
    expect(await known(client_id, 91 * 86_400)).toBe("refused");
  });

  test.each([
    [{}, "invalid_redirect_uri"],
    [{ redirect_uris: ["myapp://callback"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["http://client.example/cb"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["https://u:p@client.example/cb"] }, "invalid_redirect_uri"],
    [{ ...SENT, grant_types: ["client_credentials"] }, "invalid_client_metadata"],
    [{ ...SENT, client_name: "x".repeat(61) }, "invalid_client_metadata"],
  ])("of %j is refused", async (sent, code) =>
    expect(registerClient(depsAt(), null, sent)).rejects.toMatchObject({ code }),
  );

  test("is limited for one address", async () => {
    for (let n = 0; n < 10; n++) await registerClient(depsAt(), "a", SENT);
    await expect(registerClient(depsAt(), "a", SENT)).rejects.toMatchObject({ code: "rate_exceeded" });
    await registerClient(depsAt(), "b", SENT);
  });

  test("is purged when it holds no more", async () => {
    await registerClient(depsAt(), null, SENT);
    await purge(depsAt(2 * 86_400 - 1), "oauthTokens", 0);
    expect(await database.db.oauthClient.count()).toBe(1);
    await purge(depsAt(2 * 86_400 + 1), "oauthTokens", 0);
    expect(await database.db.oauthClient.count()).toBe(0);
  });
});
