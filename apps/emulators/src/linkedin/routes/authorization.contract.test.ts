import { createPublicKey, verify } from "node:crypto";
import { describe, expect, test } from "vitest";
import { JANA, REDIRECT } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness();

const SCOPE = "openid profile email w_member_social";
const client = { client_id: "takt-test", client_secret: "s3cret" };

function authorize(part: Record<string, string> = {}, init: RequestInit = {}) {
  const query = new URLSearchParams({
    response_type: "code",
    client_id: client.client_id,
    redirect_uri: REDIRECT,
    scope: SCOPE,
    state: "st",
    ...part,
  });
  return fetch(`${harness.url}/oauth/v2/authorization?${query.toString()}`, { redirect: "manual", ...init });
}
const decide = (decision: string, part = {}, member = JANA) =>
  authorize(part, { method: "POST", body: new URLSearchParams({ decision, member }) });
const target = (answer: Response) => new URL(answer.headers.get("location")!);
async function getCode(part = {}) {
  return target(await decide("allow", part)).searchParams.get("code")!;
}
const exchange = (code: string, part: Record<string, string> = {}, headers = {}) =>
  harness.requestToken(
    { grant_type: "authorization_code", code, redirect_uri: REDIRECT, ...client, ...part },
    headers,
  );
type Tokens = {
  access_token: string;
  scope: string;
  expires_in: number;
  id_token: string;
  refresh_token?: string;
};
const tokens = async (answer: Response) => (await answer.json()) as Tokens;

describe("the consent page", () => {
  test("the page lists members and three buttons and loads nothing from other hosts", async () => {
    const page = await (await authorize()).text();
    for (const words of [
      "Jana Beispiel",
      "Jörg Müßig",
      "Søren Ægir",
      ">Allow<",
      "Cancel authorisation",
      "Not me, cancel sign-in",
    ]) {
      expect(page).toContain(words);
    }
    expect(page).not.toMatch(/(src|href|url)[=(]"?(https?:)?\/\//);
    const avatar = await fetch(`${harness.url}/avatars/${JANA}`);
    expect(avatar.headers.get("content-type")).toBe("image/svg+xml");
  });

  test("names are escaped", async () => {
    await harness.control.addMember({ given_name: "<script>x</script>", family_name: "B" });
    expect(await (await authorize()).text()).toContain("&lt;script&gt;x&lt;/script&gt;");
  });

  test("Allow redirects with a code and the state", async () => {
    const url = target(await decide("allow"));
    expect(url.origin + url.pathname).toBe(REDIRECT);
    expect(url.searchParams.get("state")).toBe("st");
    expect(url.searchParams.get("code")).toBeTruthy();
  });

  test.each([
    ["cancel-sign-in", "user_cancelled_login"],
    ["cancel-authorisation", "user_cancelled_authorize"],
  ])("%s redirects with the error %s", async (decision, error) => {
    const { searchParams } = target(await decide(decision));
    expect(searchParams.get("error")).toBe(error);
    expect(searchParams.get("error_description")).toBeTruthy();
    expect([searchParams.get("state"), searchParams.get("code")]).toEqual(["st", null]);
  });

  test("an unregistered redirect URI ends on a page", async () => {
    const answer = await authorize({ redirect_uri: "http://evil.example/cb" });
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
  });

  test("a scope that the app does not have redirects with an error and without a consent page", async () => {
    const url = target(await authorize({ scope: "openid r_liteprofile" }));
    expect(url.search).toContain(
      "error=unauthorized_scope_error&error_description=Scope+%26quot%3Br_liteprofile%26quot%3B+is",
    );
  });

  test("the silent grant, when switched on, works for the same grant in the same browser only", async () => {
    const allowed = await decide("allow");
    const cookie = allowed.headers.get("set-cookie")!.split(";")[0]!;
    await exchange(target(allowed).searchParams.get("code")!);
    const again = (part = {}) => authorize(part, { headers: { cookie } });
    expect((await again()).status).toBe(200);
    await harness.control.settings({ silentGrant: true });
    expect(target(await again()).searchParams.get("code")).toBeTruthy();
    expect((await again({ scope: "openid" })).status).toBe(200);
    expect((await authorize()).status).toBe(200);
  });
});

describe("tokens", () => {
  test("a token has a comma-separated sorted scope, 5183999 s, no refresh token and a signed id_token without nonce", async () => {
    const answer = await exchange(await getCode({ nonce: "n1" }));
    expect(answer.status).toBe(200);
    const body = await tokens(answer);
    expect(body).toMatchObject({
      scope: "email,openid,profile,w_member_social",
      expires_in: 5_183_999,
      token_type: "Bearer",
    });
    expect(body.refresh_token).toBeUndefined();
    expect(body.access_token.length).toBeGreaterThan(300);

    const discovery = (await (
      await fetch(`${harness.url}/oauth/.well-known/openid-configuration`)
    ).json()) as Record<string, string>;
    const { keys } = (await (await fetch(discovery.jwks_uri!)).json()) as {
      keys: { kid: string }[];
    };
    const [head, payload, signature] = body.id_token.split(".") as [string, string, string];
    const key = createPublicKey({ key: keys[0] as never, format: "jwk" });
    expect(
      verify("RSA-SHA256", Buffer.from(`${head}.${payload}`), key, Buffer.from(signature, "base64url")),
    ).toBe(true);
    expect(JSON.parse(Buffer.from(head, "base64url").toString())).toMatchObject({
      alg: "RS256",
      kid: keys[0]!.kid,
    });
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>;
    expect(claims).toMatchObject({
      iss: discovery.issuer,
      aud: "takt-test",
      sub: JANA,
      email_verified: "true",
      locale: "en_US",
      name: "Jana Beispiel",
    });
    expect(discovery.issuer).toBe(`${harness.url}/oauth`);
    expect(claims.nonce).toBeUndefined();
  });

  test("a code is valid once, for its redirect URI, for 30 minutes", async () => {
    const code = await getCode();
    expect((await exchange(code)).status).toBe(200);
    expect(await (await exchange(code)).json()).toEqual({
      error: "invalid_request",
      error_description: "Unable to retrieve access token: authorization code not found",
    });
    const other = await exchange(await getCode(), { redirect_uri: `${REDIRECT}/x` });
    expect([other.status, await other.json()]).toEqual([
      400,
      expect.objectContaining({ error: "invalid_redirect_uri" }),
    ]);
    const late = await getCode();
    await harness.control.tick(30 * 60_000);
    expect(await (await exchange(late)).json()).toMatchObject({ error: "invalid_redirect_uri" });
  });

  test.each<[string, Record<string, string>, Record<string, string>, number, string]>([
    ["wrong secret", { client_secret: "x" }, {}, 401, "invalid_client"],
    ["PKCE", { code_verifier: "v" }, {}, 401, "invalid_client"],
    ["Basic", {}, { authorization: "Basic dGFrdC10ZXN0OnMzY3JldA==" }, 401, "invalid_client"],
    ["wrong client", { client_id: "x" }, {}, 400, "invalid_client_id"],
    ["no secret", { client_secret: "" }, {}, 400, "invalid_request"],
    ["no grant type", { grant_type: "" }, {}, 400, "invalid_request"],
  ])("%s is refused", async (_name, part, headers, status, error) => {
    const answer = await exchange(await getCode(), part, headers);
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ error })]);
  });

  test("the same scope set keeps earlier tokens, another revokes them", async () => {
    const first = (await tokens(await exchange(await getCode()))).access_token;
    await exchange(await getCode());
    const status = async () => (await harness.call(first, "GET", "/v2/userinfo")).status;
    expect(await status()).toBe(200);
    await exchange(await getCode({ scope: "openid profile" }));
    expect(await status()).toBe(401);
  });

  test("a refresh returns the same refresh token, whose remaining time limits the access token", async () => {
    await harness.control.settings({ refreshTokens: true });
    const first = (await (await exchange(await getCode())).json()) as Record<string, string | number>;
    expect(first.refresh_token_expires_in).toBe(31_535_999);
    const refresh = async () =>
      (await (
        await harness.requestToken({
          grant_type: "refresh_token",
          refresh_token: String(first.refresh_token),
          ...client,
        })
      ).json()) as Record<string, string | number>;
    const DAY = 86_400_000;
    await harness.control.tick(360 * DAY);
    const second = await refresh();
    expect(second.refresh_token).toBe(first.refresh_token);
    expect(second.access_token).not.toBe(first.access_token);
    expect(second.refresh_token_expires_in).toBeLessThanOrEqual(5 * 86_400);
    expect(second.expires_in).toBe(second.refresh_token_expires_in);
    await harness.control.tick(6 * DAY);
    expect(await refresh()).toEqual({
      error: "invalid_request",
      error_description: "The provided authorization grant or refresh token is invalid, expired or revoked",
    });
  });

  test("a token can be introspected and revoked", async () => {
    const { access_token: token } = await tokens(await exchange(await getCode()));
    const ask = (path: string, part = {}) =>
      fetch(`${harness.url}/oauth/v2/${path}`, {
        method: "POST",
        body: new URLSearchParams({ ...client, token, ...part }),
      });
    expect(await (await ask("introspectToken")).json()).toMatchObject({
      active: true,
      status: "active",
      auth_type: "3L",
    });
    const revoked = await ask("revoke");
    expect([revoked.status, await revoked.text()]).toEqual([200, ""]);
    expect(await (await ask("introspectToken")).json()).toMatchObject({ active: false, status: "revoked" });
    expect((await ask("introspectToken", { client_secret: "x" })).status).toBe(401);
    expect((await ask("introspectToken", { token: "x" })).status).toBe(400);
  });
});

describe("userinfo", () => {
  const userinfo = async (token: string) => harness.call(token, "GET", "/v2/userinfo");

  test("the locale is an object, and the picture's URL is signed and expires", async () => {
    const info = (await (await userinfo(await harness.signIn())).json()) as { picture: string };
    expect(info).toMatchObject({
      sub: JANA,
      email_verified: true,
      locale: { country: "US", language: "en" },
      given_name: "Jana",
    });
    expect((await fetch(info.picture)).headers.get("content-type")).toBe("image/png");
    expect((await fetch(info.picture.replace(/t=.*/, "t=x"))).status).toBe(403);
    await harness.control.tick(3_600_001);
    expect((await fetch(info.picture)).status).toBe(403);
  });

  test("an unverified address is false in userinfo and a string in the id_token", async () => {
    const { sub } = await harness.control.addMember({
      given_name: "A",
      family_name: "B",
      emailVerified: false,
    });
    expect(await (await userinfo(await harness.signIn(sub))).json()).toMatchObject({ email_verified: false });
  });

  test("the email may be missing, and userinfo is closed without the profile scope", async () => {
    const { sub } = await harness.control.addMember({ given_name: "A", family_name: "B", email: null });
    expect(await (await userinfo(await harness.signIn(sub))).json()).not.toHaveProperty("email");
    const closed = await userinfo(await harness.signIn(sub, "w_member_social"));
    expect(await closed.json()).toMatchObject({
      status: 403,
      message: "Not enough permissions to access: userinfo.GET.NO_VERSION",
    });
  });
});
