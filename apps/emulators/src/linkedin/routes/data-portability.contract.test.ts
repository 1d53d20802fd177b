import { expect, test } from "vitest";
import { JANA, PORTABILITY, REDIRECT } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness({ app: PORTABILITY });
const DAY_MS = 86_400_000;

const get = (path: string, version = "202312", token = harness.token) =>
  harness.call(token, "GET", `/rest/${path}`, undefined, { "linkedin-version": version });
const read = async <T>(path: string) => (await (await get(path)).json()) as T;
const snapshot = (start = 0, domain = "MEMBER_SHARE_INFO") =>
  get(`memberSnapshotData?q=criteria&domain=${domain}&start=${start}`);

type Event = { method: string; resourceId: string; processedAt: number; activity?: object };
const changes = async (query = "") =>
  read<{ elements: Event[]; paging: { links: { href: string }[] } }>(
    `memberChangeLogs?q=memberAndApplication${query}`,
  );

test.each([
  "memberSnapshotData?q=criteria",
  "memberChangeLogs?q=memberAndApplication",
  "memberAuthorizations?q=memberAndApplication",
])("%s exists in version 202312 alone, which has nothing else", async (path) => {
  expect((await get(path, "202610")).status).toBe(426);
  expect((await get("memberFollowersCount?q=me")).status).toBe(426);
});

test("a snapshot has the member's posts in the columns of the data archive", async () => {
  const at = Date.UTC(2026, 9, 1, 8, 30, 5);
  const post = await harness.control.addPost(JANA, {
    text: "One (two)\n#three",
    visibility: "CONNECTIONS",
    at,
  });
  expect(await (await snapshot()).json()).toEqual({
    paging: { start: 0, count: 10, links: [], total: 1 },
    elements: [
      {
        snapshotDomain: "MEMBER_SHARE_INFO",
        snapshotData: [
          {
            Date: "2026-10-01 08:30:05",
            ShareLink: `https://www.linkedin.com/feed/update/${encodeURIComponent(post.urn)}`,
            ShareCommentary: "One (two)\n#three",
            SharedUrl: "",
            MediaUrl: "",
            Visibility: "MEMBER_NETWORK",
          },
        ],
      },
    ],
  });
});

test("start counts pages, and after the last one comes 404", async () => {
  for (let i = 0; i < 101; i += 1) await harness.control.addPost(JANA, { text: `Post ${i}` });
  type Page = { paging: { links: { rel: string }[] }; elements: { snapshotData: object[] }[] };
  const page = async (start: number) => (await (await snapshot(start)).json()) as Page;
  const rels = ({ paging }: Page) => paging.links.map(({ rel }) => rel);
  const [first, second] = [await page(0), await page(1)];
  expect([first.elements[0]!.snapshotData.length, rels(first)]).toEqual([100, ["next"]]);
  expect([second.elements[0]!.snapshotData.length, rels(second)]).toEqual([1, ["prev"]]);
  const end = await snapshot(2);
  expect([end.status, await end.json()]).toEqual([
    404,
    expect.objectContaining({ message: "No data found for this memberId" }),
  ]);
});

test("a member without posts and an unknown domain are 404", async () => {
  const message = "No data found for this domain and memberId";
  expect(await (await snapshot()).json()).toMatchObject({ status: 404, message });
  expect(await (await snapshot(0, "SKILLS")).json()).toMatchObject({ status: 404, message });
});

test("the copy of the profile names the member", async () => {
  const { elements } = (await (await snapshot(0, "PROFILE")).json()) as { elements: unknown[] };
  expect(elements).toMatchObject([
    { snapshotDomain: "PROFILE", snapshotData: [{ "First Name": "Jana", "Last Name": expect.any(String) }] },
  ]);
  await harness.control.settings({ snapshotDelayMs: 7 * 3_600_000 });
  expect((await snapshot(0, "PROFILE")).status).toBe(404);
});

test("data can be read only some time after the consent", async () => {
  await harness.control.addPost(JANA, { text: "There" });
  await harness.control.settings({ snapshotDelayMs: 7 * 3_600_000 });
  expect((await snapshot()).status).toBe(404);
  await harness.control.tick(7 * 3_600_000);
  expect((await snapshot()).status).toBe(200);
});

test("changes since the consent are told in order, also edits and deletions", async () => {
  await harness.control.addPost(JANA, { text: "Before", at: Date.UTC(2026, 0, 1) });
  const { urn } = await harness.control.addPost(JANA, { text: "First" });
  await harness.control.tick(1_000);
  await harness.control.editPost(urn, "Second");
  await harness.control.tick(1_000);
  await harness.control.deletePost(urn);
  const { elements } = await changes();
  expect(elements.map(({ method, resourceId }) => [method, resourceId])).toEqual([
    ["CREATE", urn],
    ["PARTIAL_UPDATE", urn],
    ["DELETE", urn],
  ]);
  const text = { shareCommentary: { attributes: [], text: "Second" } };
  expect(elements[1]).toMatchObject({
    resourceName: "ugcPosts",
    activityStatus: "SUCCESS",
    activity: { id: urn, specificContent: { "com.linkedin.ugc.ShareContent": text } },
  });
  expect(elements[2]!.activity).toBeUndefined();
  const later = await changes(`&startTime=${elements[1]!.processedAt}`);
  expect(later.elements.map(({ method }) => method)).toEqual(["PARTIAL_UPDATE", "DELETE"]);
});

test("changes come in pages of at most fifty, and are gone after 28 days", async () => {
  for (let i = 0; i < 12; i += 1) await harness.control.addPost(JANA, { text: `Post ${i}` });
  const first = await changes();
  expect([first.elements.length, first.paging.links.length]).toEqual([10, 1]);
  expect((await changes("&count=50")).elements).toHaveLength(12);
  expect((await get("memberChangeLogs?q=memberAndApplication&count=51")).status).toBe(400);
  expect((await get("memberChangeLogs?q=memberAndApplication&startTime=yesterday")).status).toBe(400);
  await harness.control.tick(28 * DAY_MS + 1);
  expect((await changes()).elements).toEqual([]);
});

test("a change appears after the delay of the setting", async () => {
  await harness.control.settings({ changeLogDelayMs: 60_000 });
  await harness.control.addPost(JANA, { text: "Late" });
  expect((await changes()).elements).toEqual([]);
  await harness.control.tick(60_000);
  expect((await changes()).elements).toHaveLength(1);
});

test("what the member does to others' posts is told as well", async () => {
  const other = await harness.control.addPost("mR4tZ81LsQ", { text: "His" });
  await harness.control.react(other.urn, JANA);
  await harness.control.comment(other.urn, JANA, "Nice");
  const names = (await changes()).elements.map(
    (event) => (event as unknown as { resourceName: string }).resourceName,
  );
  expect(names.toSorted()).toEqual(["socialActions/comments", "socialActions/likes"]);
});

test("the consent is recorded, or begins with a POST where the setting says so", async () => {
  type Consent = { elements: { regulatedAt: number }[] };
  const consent = () => read<Consent>("memberAuthorizations?q=memberAndApplication");
  expect((await consent()).elements).toMatchObject([
    {
      memberComplianceScopes: ["DMA"],
      memberComplianceAuthorizationKey: { member: expect.stringMatching(/^urn:li:person:/) },
    },
  ]);
  await harness.control.reset();
  await harness.control.settings({ enrolsAtConsent: false });
  await harness.control.addPost(JANA, { text: "There" });
  const token = await harness.signIn(JANA, undefined, PORTABILITY);
  const call = (method: string, path: string, body?: object) =>
    harness.call(token, method, `/rest/${path}`, body, { "linkedin-version": "202312" });
  const record = async () =>
    ((await (await call("GET", "memberAuthorizations?q=memberAndApplication")).json()) as Consent).elements;
  expect(await record()).toEqual([]);
  expect((await call("GET", "memberSnapshotData?q=criteria&domain=MEMBER_SHARE_INFO")).status).toBe(404);
  expect((await call("POST", "memberAuthorizations", {})).status).toBe(201);
  expect(await record()).toHaveLength(1);
  expect((await call("GET", "memberSnapshotData?q=criteria&domain=MEMBER_SHARE_INFO")).status).toBe(200);
});

test("a self-serve token is 403", async () => {
  expect((await get("memberSnapshotData?q=criteria", "202312", await harness.signIn())).status).toBe(403);
});

test("a member outside the EEA and Switzerland cannot consent", async () => {
  const query = new URLSearchParams({
    response_type: "code",
    client_id: PORTABILITY,
    redirect_uri: REDIRECT,
    scope: "r_dma_portability_3rd_party",
  });
  const allow = (member: string) =>
    fetch(`${harness.url}/oauth/v2/authorization?${query.toString()}`, {
      method: "POST",
      body: new URLSearchParams({ decision: "allow", member }),
      redirect: "manual",
    });
  const ada = await allow("aV2hS7nCq5");
  expect([ada.status, await ada.text()]).toEqual([400, expect.stringContaining("European Economic Area")]);
  expect((await allow(JANA)).status).toBe(302);
});
