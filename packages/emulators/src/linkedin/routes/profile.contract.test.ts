import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { JANA, REDIRECT, startTrial } from "../testing/start-trial";

let trial: Awaited<ReturnType<typeof startTrial>>;
beforeAll(async () => {
  trial = await startTrial();
});
beforeEach(() => trial.control.reset());
afterAll(() => trial.close());

const me = (token: string) => trial.call(token, "GET", "/v2/me");

/** Where the consent page sends a member who allows `scope`. */
async function allow(scope: string) {
  const query = { response_type: "code", client_id: "takt-test", redirect_uri: REDIRECT, scope, state: "st" };
  const answer = await fetch(`${trial.url}/oauth/v2/authorization?${new URLSearchParams(query).toString()}`, {
    method: "POST",
    body: new URLSearchParams({ decision: "allow", member: JANA }),
    redirect: "manual",
  });
  return new URL(answer.headers.get("location")!).searchParams;
}

test("an app that was given r_liteprofile reads the name", async () => {
  const scope = "openid profile email w_member_social r_liteprofile";
  expect((await allow(scope)).get("error")).toBe("unauthorized_scope_error");
  await trial.control.settings({ extraScopes: ["r_liteprofile"] });
  const code = (await allow(scope)).get("code")!;
  const form = { grant_type: "authorization_code", code, redirect_uri: REDIRECT };
  const tokens = await trial.token({ ...form, client_id: "takt-test", client_secret: "s3cret" });
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

test("with r_basicprofile the headline, too; with the self-serve scopes it is closed", async () => {
  expect(await (await me(await trial.signIn(JANA, "r_basicprofile"))).json()).toMatchObject({
    id: JANA,
    localizedHeadline: "Product lead, writes about calm software",
  });
  const closed = await me(await trial.signIn());
  expect([closed.status, await closed.json()]).toEqual([
    403,
    expect.objectContaining({ message: "Not enough permissions to access: me.GET.NO_VERSION" }),
  ]);
});
