import { readFile } from "node:fs/promises";
import { createApiKey } from "@takt/domain/testing/create-api-key";
import createClient from "openapi-fetch";
import { createTeam } from "../../fixtures/create-team";
import type { paths } from "../../fixtures/generated/api-types";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t } = localized("de");

/** A key of the world's user, who owns a team with the plan Enterprise, and a client that was generated from the document. */
async function createCaller(world: World) {
  const { workspace } = await createTeam(world);
  const { token } = await createApiKey(world.db, { userId: world.user.id, workspaceId: workspace.id });
  const baseUrl = `${world.webUrl}/api/v1`;
  const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });
  return { client, workspace, token, baseUrl };
}

test("a program writes a draft once, changes it, publishes it, and gets its address and its receipt", async ({
  world,
}) => {
  const { client, workspace } = await createCaller(world);
  const request = {
    params: { header: { "Idempotency-Key": "weekly-note" } },
    body: { text: "What we learned this week.", hashtags: ["planning"] },
  };
  const first = await client.POST("/posts", request);
  expect(first.response.status).toBe(201);
  expect(first.response.headers.get("etag")).toBe('"1"');
  const again = await client.POST("/posts", request);
  expect(again.response.headers.get("idempotent-replayed")).toBe("true");
  expect(again.data).toEqual(first.data);
  expect(await world.db.post.count({ where: { workspaceId: workspace.id } })).toBe(1);

  const path = { id: first.data!.id };
  const change = (version: string, text: string) =>
    client.PATCH("/posts/{id}", { params: { path, header: { "If-Match": version } }, body: { text } });
  const changed = await change('"1"', "What we learned this month.");
  expect(changed.data).toMatchObject({ text: "What we learned this month.", hashtags: ["planning"] });
  const stale = await change('"1"', "Overwritten unseen.");
  expect(stale.response.status).toBe(412);
  expect(stale.error).toMatchObject({ code: "post_changed" });

  const header = { "If-Match": changed.response.headers.get("etag")! };
  const scheduled = await client.POST("/posts/{id}/schedule", {
    params: { path, header },
    body: { when: "now" },
  });
  expect(scheduled.response.status).toBe(200);
  const read = async () => (await client.GET("/posts/{id}", { params: { path } })).data!;
  await expect.poll(async () => (await read()).status, { timeout: 90_000 }).toBe("published");
  const { url, publishedAt } = await read();
  const { receipts } = (await client.GET("/posts/{id}/receipts", { params: { path } })).data!;
  expect(receipts).toHaveLength(1);
  expect(receipts[0]).toMatchObject({ kind: "create", httpStatus: 201, url });
  expect(publishedAt).toMatch(/Z$/);

  const sent = await world.linkedin.state<{ posts: { urn: string }[] }>({ author: world.user.memberSub });
  expect(sent.posts).toHaveLength(1);
  expect(url).toContain(sent.posts[0]!.urn);
});

test("a problem is said in the language of the program, and leads to its documentation", async ({
  world,
}) => {
  const { client, baseUrl } = await createCaller(world);
  const { error, response } = await client.GET("/posts/{id}", {
    params: { path: { id: world.user.id } },
    headers: { "accept-language": "de-CH, en;q=0.5" },
  });
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(error).toEqual({
    type: `${new URL("/developers/errors", baseUrl).href}#post_not_found`,
    title: t("errors:post_not_found"),
    status: 404,
    code: "post_not_found",
    requestId: response.headers.get("request-id"),
  });
});

test("a request without a key learns nothing but that it needs one", async ({ world }) => {
  const { baseUrl } = await createCaller(world);
  for (const path of ["/me", `/posts/${world.user.id}`, "/no-such-address"]) {
    const answer = await fetch(`${baseUrl}${path}`);
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toBe('Bearer realm="Takt"');
    const problem = (await answer.json()) as object;
    expect(Object.keys(problem).toSorted()).toEqual(["code", "requestId", "status", "title", "type"]);
    expect(problem).toMatchObject({ code: "api_key_invalid" });
  }
});

test("a page of another origin cannot read an answer", async ({ page, world }) => {
  const { baseUrl, token } = await createCaller(world);
  const headers = { authorization: `Bearer ${token}`, origin: world.pagesUrl };
  for (const method of ["GET", "OPTIONS"]) {
    const answer = await fetch(`${baseUrl}/me`, { method, headers });
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
  }
  await page.goto(`${world.pagesUrl}/article-en`);
  const outcome = page.evaluate(
    ([url, key]) =>
      fetch(`${url}/me`, { headers: { authorization: `Bearer ${key}` } }).then(
        ({ status }) => status,
        (error: unknown) => String(error),
      ),
    [baseUrl, token],
  );
  expect(await outcome).toBe("TypeError: Failed to fetch");
});

test("the product answers the document from which clients are generated", async ({ world }) => {
  const committed = await readFile(new URL("../../../../docs/api/openapi.json", import.meta.url), "utf8");
  const answer = await fetch(`${world.webUrl}/api/v1/openapi.json`);
  const here = committed.replaceAll("https://takt.example.com", world.webUrl);
  expect(await answer.json()).toEqual(JSON.parse(here));
});
