import { expect, test } from "vitest";
import { COMMUNITY, JANA, PORTABILITY, postBody, REDIRECT } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness();
const secret = (client_id: string) => ({ client_id, client_secret: "s3cret" });

/** The query of the redirect after Jana has allowed an app `scope`. */
async function allow(client_id: string, scope: string) {
  const query = new URLSearchParams({ response_type: "code", client_id, redirect_uri: REDIRECT, scope });
  const answer = await fetch(`${harness.url}/oauth/v2/authorization?${query.toString()}`, {
    method: "POST",
    body: new URLSearchParams({ decision: "allow", member: JANA }),
    redirect: "manual",
  });
  return new URL(answer.headers.get("location")!).searchParams;
}

const introspect = async (client: string, token: string) => {
  const answer = await fetch(`${harness.url}/oauth/v2/introspectToken`, {
    method: "POST",
    body: new URLSearchParams({ ...secret(client), token }),
  });
  return (await answer.json()) as Record<string, unknown>;
};

test.each([
  ["takt-test", "r_member_postAnalytics"],
  [COMMUNITY, "openid"],
  [COMMUNITY, "r_dma_portability_3rd_party"],
  [PORTABILITY, "w_member_social"],
])("%s may not ask for %s, which its products do not have", async (client, scope) => {
  const query = await allow(client, scope);
  expect(query.get("error")).toBe("unauthorized_scope_error");
  expect(query.get("error_description")).toBe(
    `Scope &quot;${scope}&quot; is not authorized for your application`,
  );
});

test("a closed scope is only for an app that LinkedIn has given it to", async () => {
  expect((await allow(COMMUNITY, "r_member_social")).get("code")).toBeTruthy();
  await harness.control.settings({ closedScopes: false });
  expect((await allow(COMMUNITY, "r_member_social")).get("error")).toBe("unauthorized_scope_error");
});

test("a code is exchanged by its own app alone", async () => {
  const form = { grant_type: "authorization_code", redirect_uri: REDIRECT };
  const code = (await allow(COMMUNITY, "r_basicprofile")).get("code")!;
  const foreign = await harness.requestToken({ ...form, ...secret("takt-test"), code });
  expect([foreign.status, await foreign.json()]).toEqual([
    400,
    expect.objectContaining({ error: "invalid_redirect_uri" }),
  ]);
  const own = (await allow(COMMUNITY, "r_basicprofile")).get("code")!;
  const answer = await harness.requestToken({ ...form, ...secret(COMMUNITY), code: own });
  const { access_token, ...rest } = (await answer.json()) as { access_token: string };
  expect(rest).toEqual({ expires_in: 5_183_999, scope: "r_basicprofile" });
  expect(await introspect(COMMUNITY, access_token)).toMatchObject({ active: true, client_id: COMMUNITY });
  expect(await introspect("takt-test", access_token)).toEqual({ active: false });
});

test("an app cannot revoke another's token", async () => {
  const token = await harness.signIn(JANA, undefined, COMMUNITY);
  const revoke = (client: string) =>
    fetch(`${harness.url}/oauth/v2/revoke`, {
      method: "POST",
      body: new URLSearchParams({ ...secret(client), token }),
    });
  expect((await revoke("takt-test")).status).toBe(200);
  expect((await harness.call(token, "GET", "/v2/me")).status).toBe(200);
  await revoke(COMMUNITY);
  expect((await harness.call(token, "GET", "/v2/me")).status).toBe(401);
});

test("each app knows the member by another id, and only that one may write for them", async () => {
  const { access_token, person } = await harness.control.issueToken(JANA, undefined, COMMUNITY);
  expect(person).not.toBe(JANA);
  expect(await (await harness.call(access_token, "GET", "/v2/me")).json()).toMatchObject({ id: person });
  const foreign = await harness.call(access_token, "POST", "/rest/posts", postBody("x"));
  expect(foreign.status).toBe(403);
  expect((await harness.call(access_token, "POST", "/rest/posts", postBody("x", {}, person))).status).toBe(
    201,
  );
  const { posts } = await harness.control.state<{ posts: { urn: string; author: string }[] }>();
  expect(posts).toMatchObject([{ author: JANA }]);
  const path = `/rest/posts/${encodeURIComponent(posts[0]!.urn)}`;
  expect(await (await harness.call(access_token, "GET", path)).json()).toMatchObject({
    author: `urn:li:person:${person}`,
  });
});

test("another scope set ends the member's tokens of that app alone", async () => {
  const first = await harness.signIn(JANA, "r_basicprofile", COMMUNITY);
  await harness.signIn(JANA, "r_basicprofile w_member_social", COMMUNITY);
  expect((await harness.call(first, "GET", "/v2/me")).status).toBe(401);
  expect((await harness.call(harness.token, "GET", "/v2/userinfo")).status).toBe(200);
});

test.each(["expire", "revoke"] as const)(
  "to %s what one app was given leaves the other's",
  async (action) => {
    const token = await harness.signIn(JANA, undefined, COMMUNITY);
    await harness.control.memberState(JANA, action, COMMUNITY);
    expect((await harness.call(token, "GET", "/v2/me")).status).toBe(401);
    expect((await harness.call(harness.token, "GET", "/v2/userinfo")).status).toBe(200);
  },
);

test("the Development tier has 100 calls a member and day, and the other app's calls do not count", async () => {
  const token = await harness.signIn(JANA, undefined, COMMUNITY);
  const get = (bearer: string) => harness.call(bearer, "GET", "/rest/posts/urn%3Ali%3Ashare%3A1");
  for (let i = 0; i < 100; i++) await get(token);
  const over = await get(token);
  expect([over.status, await over.json()]).toEqual([
    429,
    expect.objectContaining({ message: expect.stringContaining("APPLICATION_AND_MEMBER DAY") }),
  ]);
  expect((await get(harness.token)).status).toBe(403);
  await harness.control.settings({ developmentTier: false });
  expect((await get(token)).status).toBe(404);
});

test("the Development tier has no BATCH_GET", async () => {
  const token = await harness.signIn(JANA, undefined, COMMUNITY);
  const batch = () =>
    harness.call(token, "GET", "/rest/posts?ids=List()", undefined, { "x-restli-method": "BATCH_GET" });
  expect((await batch()).status).toBe(403);
  await harness.control.settings({ developmentTier: false });
  expect((await batch()).status).toBe(200);
});
