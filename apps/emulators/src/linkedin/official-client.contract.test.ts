import { AuthClient, RestliClient } from "linkedin-api-client";
import * as constants from "linkedin-api-client/dist/lib/utils/constants";
import { afterAll, beforeAll, expect, test } from "vitest";
import { COMMUNITY, JANA, postBody, REDIRECT } from "./testing/start-harness";
import { useHarness } from "./testing/use-harness";

/** LinkedIn's own client for Node, unchanged: only the addresses that it is built with are replaced. */
const addresses = constants as Record<
  "OAUTH_BASE_URL" | "NON_VERSIONED_BASE_URL" | "VERSIONED_BASE_URL",
  string
>;
const real = { ...addresses };
const harness = useHarness();

beforeAll(() => {
  addresses.OAUTH_BASE_URL = `${harness.url}/oauth/v2`;
  addresses.NON_VERSIONED_BASE_URL = `${harness.url}/v2`;
  addresses.VERSIONED_BASE_URL = `${harness.url}/rest`;
});
afterAll(() => void Object.assign(addresses, real));

const versionString = "202610";

/** A token by the client's own sign-in: the consent page of its address, and the exchange of the code. */
async function signIn(clientId: string, scopes: string[]) {
  const auth = new AuthClient({ clientId, clientSecret: "s3cret", redirectUrl: REDIRECT });
  const answer = await fetch(auth.generateMemberAuthorizationUrl(scopes, "state"), {
    method: "POST",
    body: new URLSearchParams({ decision: "allow", member: JANA }),
    redirect: "manual",
  });
  const code = new URL(answer.headers.get("location")!).searchParams.get("code")!;
  return { auth, ...(await auth.exchangeAuthCodeForAccessToken(code)) };
}

test("the client signs a member in, and reads who it is", async () => {
  const { auth, access_token: accessToken, expires_in } = await signIn("takt-test", ["openid", "profile"]);
  expect(expires_in).toBe(5_183_999);
  const { data } = await new RestliClient().get({ resourcePath: "/userinfo", accessToken });
  expect(data).toMatchObject({ sub: JANA, given_name: "Jana" });
  const introspected = (await auth.introspectAccessToken(accessToken)) as unknown as { data: object };
  expect(introspected.data).toMatchObject({ active: true, auth_type: "3L", scope: "openid,profile" });
});

test("the client creates, gets, finds, updates and deletes a post", async () => {
  const { access_token: accessToken } = await signIn(COMMUNITY, [
    "r_basicprofile",
    "r_member_social",
    "w_member_social",
  ]);
  const client = new RestliClient();
  const call = { resourcePath: "/posts", accessToken, versionString };
  const me = await client.get({ resourcePath: "/me", accessToken });
  const person = (me.data as { id: string }).id;

  const created = await client.create({ ...call, entity: postBody("Hello \\(you\\)", {}, person) });
  expect(created.status).toBe(201);
  const id = created.createdEntityId as string;
  expect(id).toMatch(/^urn:li:share:\d+$/);

  const one = { ...call, resourcePath: "/posts/{id}", pathKeys: { id } };
  expect((await client.get(one)).data).toMatchObject({ id, commentary: "Hello \\(you\\)" });

  const author = `urn:li:person:${person}`;
  const found = await client.finder({ ...call, finderName: "author", queryParams: { author, count: 5 } });
  expect(found.data.elements).toMatchObject([{ id, author }]);

  const updated = await client.partialUpdate({ ...one, patchSetObject: { commentary: "Hello all" } });
  expect(updated.status).toBe(204);
  expect((await client.get(one)).data).toMatchObject({
    commentary: "Hello all",
    lifecycleStateInfo: { isEditedByAuthor: true },
  });

  expect((await client.delete(one)).status).toBe(204);
  await expect(client.get(one)).rejects.toMatchObject({ response: { status: 404 } });
});

test("a long list of ids is tunnelled by the client, and answered", async () => {
  await harness.control.settings({ developmentTier: false });
  const { access_token: accessToken } = await signIn(COMMUNITY, ["r_member_social"]);
  const { urn } = await harness.control.addPost(JANA, { text: "Found" });
  const ids = [urn, ...Array.from({ length: 300 }, (_, n) => `urn:li:share:${10 ** 15 + n}`)];
  const answer = await new RestliClient().batchGet({
    resourcePath: "/posts",
    ids,
    accessToken,
    versionString,
  });
  expect(answer.data.results).toMatchObject({ [urn]: { commentary: "Found" } });
  expect(await harness.control.requests({ path: "^/rest/posts" })).toMatchObject([
    { method: "POST", status: 200 },
  ]);
});

test("the client's statistics query is understood", async () => {
  const { access_token: accessToken } = await signIn(COMMUNITY, ["r_member_postAnalytics"]);
  const { urn } = await harness.control.addPost(JANA, { text: "Counted", at: Date.UTC(2026, 10, 1) });
  await harness.control.setFigures(urn, { days: { "2026-11-01": { REACTION: 4 } } });
  const date = (day: number) => ({ day, month: 11, year: 2026 });
  const answer = await new RestliClient().finder({
    resourcePath: "/memberCreatorPostAnalytics",
    finderName: "entity",
    queryParams: {
      entity: { share: urn },
      queryType: "REACTION",
      aggregation: "DAILY",
      dateRange: { start: date(1), end: date(2) },
    },
    accessToken,
    versionString,
  });
  expect(answer.data.elements).toMatchObject([{ count: 4, targetEntity: { share: urn } }]);
});
