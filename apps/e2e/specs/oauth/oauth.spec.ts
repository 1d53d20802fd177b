import type { Page } from "@playwright/test";
import { createTeam } from "../../fixtures/create-team";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { applications, oauthClient, VERIFIER } from "../../fixtures/oauth-states";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("de");
const heading = t("oauth:consent.heading", { client: "Writer's desk" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Reads the answer to the application at its redirect URI. */
async function readAnswer(page: Page, redirectUri: string) {
  await expect.poll(() => page.url().split("?")[0]).toBe(redirectUri);
  return Object.fromEntries(new URL(page.url()).searchParams);
}

async function post({ webUrl }: World, endpoint: string, fields: Record<string, string>) {
  const response = await fetch(`${webUrl}/api/oauth/${endpoint}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, string>,
  };
}

test("a visitor signs in, lets an application in for drafts, and it gets, renews and loses its tokens", async ({
  page,
  world,
}) => {
  const { workspace } = await createTeam(world);
  const { clientId: client_id, redirectUri, resource, path } = oauthClient(world);
  await page.goto(at(path as "/app"));
  await expect(page).toHaveURL(new RegExp(`${at("/login")}$`));
  await world.login(page);
  await page.goto("/auth/callback");
  await expect(page.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(page.getByText(t("oauth:consent.claimed"), { exact: true })).toBeVisible();
  await expect(page.getByText(t("oauth:consent.loopback"), { exact: true })).toBeVisible();
  await expect(page.getByText(new URL(redirectUri).host, { exact: true })).toHaveCount(2);
  await expectAccessible(page, "oauth-consent");
  await page.locator("label", { hasText: workspace.name }).click();
  await expect(page.getByRole("radio", { name: workspace.name, exact: true })).toBeChecked();
  await expect(page.getByRole("radio", { name: t("oauth:level.draft.name"), exact: true })).toBeChecked();
  await button(page, t("oauth:consent.allow")).click();
  const { code = "", ...answer } = await readAnswer(page, redirectUri);
  expect(answer).toEqual({ state: "a state", iss: world.webUrl });

  const exchange = () =>
    post(world, "token", {
      grant_type: "authorization_code",
      code,
      client_id,
      redirect_uri: redirectUri,
      code_verifier: VERIFIER,
      resource,
    });
  const first = await exchange();
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    token_type: "Bearer",
    scope: "workspace:read posts:read posts:write analytics:read",
  });
  expect(first.headers.get("cache-control")).toBe("no-store");
  expect(first.headers.get("access-control-allow-origin")).toBe("*");
  const refresh = (refresh_token: string) =>
    post(world, "token", { grant_type: "refresh_token", refresh_token, client_id });
  const second = await refresh(first.body["refresh_token"]!);
  expect(second.status).toBe(200);
  expect(second.body["refresh_token"]).not.toBe(first.body["refresh_token"]);
  const reused = await refresh(first.body["refresh_token"]!);
  expect([reused.status, reused.body["error"]]).toEqual([400, "invalid_grant"]);
  expect((await refresh(second.body["refresh_token"]!)).status).toBe(400);
  expect(await world.db.oauthGrant.findMany({ where: { workspaceId: workspace.id } })).toMatchObject([
    { revokedBy: "reuse" },
  ]);
  expect((await post(world, "revoke", { token: "x", client_id })).status).toBe(200);
});

test("an application that is declined is told so, and is not let in", async ({ page, world }) => {
  await createTeam(world);
  const { redirectUri, path } = oauthClient(world);
  await world.login(page);
  await page.goto(at(path as "/app"));
  await button(page, t("oauth:consent.decline")).click();
  expect(await readAnswer(page, redirectUri)).toEqual({
    error: "access_denied",
    state: "a state",
    iss: world.webUrl,
  });
  expect(await world.db.oauthGrant.count({ where: { userId: world.user.id } })).toBe(0);
});

test("a request for another redirect URI leads nowhere, and the page says so", async ({ page, world }) => {
  const { redirectUri, path } = oauthClient(world);
  await world.login(page);
  const wrong = path.replace(encodeURIComponent(redirectUri), encodeURIComponent(`${redirectUri}s`));
  await page.goto(at(wrong as "/app"));
  await expect(page.getByText(t("oauth:refused.redirect"), { exact: true })).toBeVisible();
  await expectAccessible(page, "oauth-refused");
});

test("a decision that another site sends is refused, and no site can frame the page", async ({ world }) => {
  const { path } = oauthClient(world);
  const foreign = await fetch(`${world.webUrl}/api/oauth/decide`, {
    method: "POST",
    headers: { origin: "https://evil.example" },
    body: new URLSearchParams({ decision: "allow" }),
  });
  expect(foreign.status).toBe(403);
  const { headers } = await fetch(`${world.webUrl}${path}`, { redirect: "manual" });
  expect(headers.get("x-frame-options")).toBe("DENY");
});

test("the metadata names the endpoints, and an application registers itself", async ({ world }) => {
  const read = async (path: string) =>
    (await fetch(`${world.webUrl}/.well-known/${path}`)).json() as Promise<object>;
  const resource = { resource: `${world.webUrl}/mcp`, authorization_servers: [world.webUrl] };
  expect(await read("oauth-protected-resource")).toMatchObject(resource);
  expect(await read("oauth-protected-resource/mcp")).toMatchObject(resource);
  expect(await read("oauth-authorization-server")).toMatchObject({
    issuer: world.webUrl,
    code_challenge_methods_supported: ["S256"],
    registration_endpoint: `${world.webUrl}/api/oauth/register`,
  });
  const registered = await fetch(`${world.webUrl}/api/oauth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_name: "Desk", redirect_uris: ["http://127.0.0.1/callback"] }),
  });
  expect(registered.status).toBe(201);
  expect(await registered.json()).toMatchObject({ client_name: "Desk", token_endpoint_auth_method: "none" });
});

test("who manages the workspace sees the applications of all, and ends the access of one", async ({
  page,
  world,
}) => {
  await world.login(page);
  await page.goto(at((await applications(world)) as "/app"));
  const list = page.getByRole("list", { name: t("oauth:list.name"), exact: true });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page, "oauth-applications");
  await button(page, t("oauth:revoke.openFor", { name: "Assistant" })).click();
  await expectAccessible(page, "oauth-revoke");
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("oauth:revoke.action"), exact: true })
    .click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list).toContainText("Writer's desk");
  const ofTeam = {
    redirectUri: "https://client.example/callback",
    membership: { workspace: { memberships: { some: { userId: world.user.id } } } },
  };
  await expect
    .poll(
      async () => (await world.db.oauthGrant.findMany({ where: { ...ofTeam, revokedBy: "member" } })).length,
    )
    .toBe(1);
});
