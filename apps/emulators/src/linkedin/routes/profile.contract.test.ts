import { expect, test } from "vitest";
import { JANA, REDIRECT } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness();

const me = (token: string) => harness.call(token, "GET", "/v2/me");

/** The query of the redirect after a member has allowed `scope`. */
async function allow(scope: string) {
  const query = { response_type: "code", client_id: "takt-test", redirect_uri: REDIRECT, scope, state: "st" };
  const answer = await fetch(
    `${harness.url}/oauth/v2/authorization?${new URLSearchParams(query).toString()}`,
    {
      method: "POST",
      body: new URLSearchParams({ decision: "allow", member: JANA }),
      redirect: "manual",
    },
  );
  return new URL(answer.headers.get("location")!).searchParams;
}

test("a token with r_liteprofile reads the name", async () => {
  const scope = "openid profile email w_member_social r_liteprofile";
  expect((await allow(scope)).get("error")).toBe("unauthorized_scope_error");
  await harness.control.settings({ extraScopes: ["r_liteprofile"] });
  const code = (await allow(scope)).get("code")!;
  const form = { grant_type: "authorization_code", code, redirect_uri: REDIRECT };
  const tokens = await harness.requestToken({ ...form, client_id: "takt-test", client_secret: "s3cret" });
  const answer = await me(((await tokens.json()) as { access_token: string }).access_token);
  const name = (text: string) => ({
    localized: { en_US: text },
    preferredLocale: { country: "US", language: "en" },
  });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      id: JANA,
      localizedFirstName: "Jana",
      localizedLastName: "Beispiel",
      firstName: name("Jana"),
      lastName: name("Beispiel"),
    },
  ]);
});

test("a token with r_basicprofile reads the headline too, and one with the self-serve scopes nothing", async () => {
  expect(await (await me(await harness.signIn(JANA, "r_basicprofile"))).json()).toMatchObject({
    id: JANA,
    localizedHeadline: "Product lead, writes about calm software",
  });
  const closed = await me(await harness.signIn());
  expect([closed.status, await closed.json()]).toEqual([
    403,
    expect.objectContaining({ message: "Not enough permissions to access: me.GET.NO_VERSION" }),
  ]);
});
