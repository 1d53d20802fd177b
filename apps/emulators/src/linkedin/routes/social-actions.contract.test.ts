import { beforeEach, expect, test } from "vitest";
import { activityUrn } from "../model/snowflake";
import { COMMUNITY, JANA } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness({ app: COMMUNITY });
const JOERG = "mR4tZ81LsQ";

let urn: string;
let actor: string;
let token: string;

beforeEach(async () => {
  ({ urn } = await harness.control.addPost(JANA, { text: "A post" }));
  const issued = await harness.control.issueToken(JANA, undefined, COMMUNITY);
  token = issued.access_token;
  actor = `urn:li:person:${issued.person}`;
});

const path = (of = urn) => `/rest/socialActions/${encodeURIComponent(of)}/comments`;
const comment = (part: object = {}, of = urn) =>
  harness.call(token, "POST", path(of), { actor, object: urn, message: { text: "First!" }, ...part });
const metadata = async () =>
  (await harness.call(token, "GET", `/rest/socialMetadata/${encodeURIComponent(urn)}`)).json();
const react = (reactionType: string, by = actor) =>
  harness.call(token, "POST", `/rest/reactions?actor=${encodeURIComponent(by)}`, { root: urn, reactionType });

test("a comment is 201 with its id and its URN under the activity of the post", async () => {
  const answer = await comment();
  const body = (await answer.json()) as Record<string, unknown>;
  const id = answer.headers.get("x-restli-id");
  expect([answer.status, body]).toEqual([
    201,
    expect.objectContaining({
      actor,
      id,
      commentUrn: `urn:li:comment:(${activityUrn(urn)},${id})`,
      object: urn,
      message: { attributes: [], text: "First!" },
    }),
  ]);
  expect(await metadata()).toMatchObject({ commentSummary: { count: 1, topLevelCount: 1 } });
});

test("a comment is plain text: nothing is unescaped or cut off", async () => {
  await comment({ message: { text: "a (b) \\(c\\)" } });
  const listed = (await (await harness.call(token, "GET", path())).json()) as { elements: object[] };
  expect(listed.elements).toMatchObject([{ actor, message: { text: "a (b) \\(c\\)" } }]);
});

test("a reply names its comment, and counts as no comment of the first level", async () => {
  const { commentUrn } = (await (await comment()).json()) as { commentUrn: string };
  const reply = await comment(
    { parentComment: commentUrn, message: { text: "And second" } },
    activityUrn(urn),
  );
  expect(await reply.json()).toMatchObject({ parentComment: commentUrn });
  expect(await metadata()).toMatchObject({ commentSummary: { count: 2, topLevelCount: 1 } });
});

test.each([
  [{ message: { text: " " } }, 400],
  [{ message: { text: "x".repeat(1_251) } }, 400],
  [{ message: {} }, 422],
  [{ extra: 1 }, 422],
  [{ actor: "urn:li:person:other" }, 403],
])("a comment with %j is %d", async (part, status) => {
  expect((await comment(part)).status).toBe(status);
});

test("the longest comment is taken", async () => {
  expect((await comment({ message: { text: "x".repeat(1_250) } })).status).toBe(201);
});

test("a new post is 404 for comments as long as the setting says", async () => {
  await harness.control.settings({ commentDelayMs: 60_000 });
  expect((await comment()).status).toBe(404);
  await harness.control.tick(60_000);
  expect((await comment()).status).toBe(201);
});

test("a self-serve token may neither comment nor react nor read what others did", async () => {
  const selfServe = await harness.signIn();
  const send = (method: string, to: string, body?: object) => harness.call(selfServe, method, to, body);
  const own = `urn:li:person:${JANA}`;
  const answers = await Promise.all([
    send("POST", path(), { actor: own, object: urn, message: { text: "x" } }),
    send("POST", `/rest/reactions?actor=${encodeURIComponent(own)}`, { root: urn, reactionType: "LIKE" }),
    send("GET", `/rest/socialMetadata/${encodeURIComponent(urn)}`),
    send("GET", path()),
  ]);
  const messages = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { message: string }).message),
  );
  expect(messages).toEqual(
    ["SocialActions.CREATE", "Reactions.CREATE", "SocialMetadata.GET", "SocialActions.GET_ALL"].map(
      (access) => `Not enough permissions to access: partnerApi${access}.20261001`,
    ),
  );
});

test("a comment is deleted by its member alone", async () => {
  const { id } = (await (await comment()).json()) as { id: string };
  const foreign = await harness.control.comment(urn, JOERG, "Mine");
  const remove = (which: string) =>
    harness.call(token, "DELETE", `${path()}/${which}?actor=${encodeURIComponent(actor)}`);
  expect((await remove(foreign.id)).status).toBe(403);
  expect((await remove(id)).status).toBe(204);
  expect((await remove(id)).status).toBe(404);
  expect(await metadata()).toMatchObject({ commentSummary: { count: 1 } });
});

test("a member has one reaction, which the metadata counts by type", async () => {
  expect((await react("LIKE")).status).toBe(201);
  expect((await react("EMPATHY")).status).toBe(201);
  await harness.control.react(urn, JOERG, "EMPATHY");
  expect(await metadata()).toEqual({
    entity: urn,
    reactionSummaries: { EMPATHY: { reactionType: "EMPATHY", count: 2 } },
    commentSummary: { count: 0, topLevelCount: 0 },
    commentsState: "OPEN",
  });
  const key = `(actor:${encodeURIComponent(actor)},entity:${encodeURIComponent(urn)})`;
  expect((await harness.call(token, "DELETE", `/rest/reactions/${key}`)).status).toBe(204);
  expect(await metadata()).toMatchObject({ reactionSummaries: { EMPATHY: { count: 1 } } });
});

test("the reaction MAYBE is 400, and another member's is 403", async () => {
  expect((await react("MAYBE")).status).toBe(400);
  expect((await react("LIKE", "urn:li:person:other")).status).toBe(403);
});
