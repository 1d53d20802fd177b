import { describe, expect, test } from "vitest";
import { JANA, postBody } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness();

const share = (text: string, part: Record<string, unknown> = {}) => ({
  author: `urn:li:person:${JANA}`,
  lifecycleState: "PUBLISHED",
  specificContent: {
    "com.linkedin.ugc.ShareContent": { shareCommentary: { text }, shareMediaCategory: "NONE" },
  },
  visibility: { "com.linkedin.ugc.MemberNetworkVisibility": "PUBLIC" },
  ...part,
});
function send(path: string, body: unknown, bearer = harness.token) {
  const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };
  return fetch(harness.url + path, { method: "POST", headers, body: JSON.stringify(body) });
}
type State = {
  posts: { urn: string; sent: string; published: string; visibility: string }[];
  calls: { members: Record<string, { total: number; sharesToday: number }> };
};
const state = () => harness.control.state<State>();

describe.each(["/v2/ugcPosts", "/v2/shares"])("%s", (path) => {
  test("a create needs no version, has the URN in x-restli-id, and its text is plain", async () => {
    const text = "Brackets (all of them) #takt \\ stay";
    const answer = await send(path, share(text));
    expect([answer.status, await answer.text()]).toEqual([201, ""]);
    const urn = answer.headers.get("x-restli-id")!;
    expect(urn).toMatch(/^urn:li:share:\d{19}$/);
    expect((await state()).posts).toMatchObject([{ urn, sent: text, published: text, visibility: "PUBLIC" }]);
    const page = await (await fetch(`${harness.url}/feed/update/${urn}/?inspect`)).text();
    expect(page).toContain(text);
    expect(page).not.toContain("Text was lost");
    const reader = await harness.signIn(JANA, "r_member_social");
    const read = await harness.call(reader, "GET", `/rest/posts/${encodeURIComponent(urn)}`);
    expect(await read.json()).toMatchObject({
      commentary: "Brackets \\(all of them\\) \\#takt \\\\ stay",
    });
  });

  test("an equal post of either API is a duplicate, and the daily calls count", async () => {
    expect((await send(path, share("same"))).status).toBe(201);
    expect((await harness.call(harness.token, "POST", "/rest/posts", postBody("same"))).status).toBe(422);
    expect((await harness.call(harness.token, "POST", "/rest/posts", postBody("other"))).status).toBe(201);
    expect((await send(path, share("other"))).status).toBe(422);
    expect((await state()).calls.members[JANA]).toMatchObject({ total: 4, sharesToday: 2 });
    await harness.control.settings({ memberDailyLimit: 4 });
    expect((await send(path, share("third"))).status).toBe(429);
  });

  test("a create for another author, without w_member_social or without a token is refused", async () => {
    const name = path.slice("/v2/".length);
    expect((await send(path, share("x", { author: "urn:li:person:other" }))).status).toBe(403);
    const closed = await send(path, share("x"), await harness.signIn(JANA, "openid profile"));
    expect([closed.status, await closed.json()]).toEqual([
      403,
      expect.objectContaining({ message: `Not enough permissions to access: ${name}.CREATE.NO_VERSION` }),
    ]);
    expect(await (await fetch(harness.url + path, { method: "POST" })).json()).toEqual({
      message: "Empty oauth2_access_token",
      serviceErrorCode: 401,
      status: 401,
    });
    expect((await state()).posts).toEqual([]);
  });

  test("an invalid shape is 422 and a text that is too long 400", async () => {
    const answer = await send(path, share("x", { specificContent: {} }));
    expect(await answer.json()).toMatchObject({
      status: 422,
      message: expect.stringMatching(
        /^ERROR :: \/specificContent\/com\.linkedin\.ugc\.ShareContent :: field/,
      ),
    });
    expect((await send(path, share("a".repeat(3_001)))).status).toBe(400);
  });
});

test("BATCH_CREATE is 403 and creates nothing", async () => {
  const headers = { "x-restli-method": "BATCH_CREATE" };
  const answer = await harness.call(harness.token, "POST", "/v2/ugcPosts", share("x"), headers);
  expect([answer.status, await answer.json()]).toEqual([
    403,
    expect.objectContaining({
      message: "Not enough permissions to access: ugcPosts.BATCH_CREATE.NO_VERSION",
    }),
  ]);
  expect((await state()).posts).toEqual([]);
});

test("visibility CONNECTIONS is kept; files of the old API are not emulated", async () => {
  const visibility = { "com.linkedin.ugc.MemberNetworkVisibility": "CONNECTIONS" };
  expect((await send("/v2/ugcPosts", share("near", { visibility }))).status).toBe(201);
  expect((await state()).posts).toMatchObject([{ visibility: "CONNECTIONS" }]);
  const media = [{ status: "READY", media: "urn:li:digitalmediaAsset:x" }];
  const content = { shareCommentary: { text: "x" }, shareMediaCategory: "IMAGE", media };
  const body = share("x", { specificContent: { "com.linkedin.ugc.ShareContent": content } });
  expect((await send("/v2/ugcPosts", body)).status).toBe(400);
});

test("an edit by /rest/posts turns the text into little text", async () => {
  const urn = (await send("/v2/ugcPosts", share("plain (text)"))).headers.get("x-restli-id")!;
  const patch = { patch: { $set: { commentary: "after (lost)" } } };
  const headers = { "x-restli-method": "PARTIAL_UPDATE" };
  await harness.call(harness.token, "POST", `/rest/posts/${encodeURIComponent(urn)}`, patch, headers);
  expect(await (await fetch(`${harness.url}/feed/update/${urn}/?inspect`)).text()).toContain("Text was lost");
});
