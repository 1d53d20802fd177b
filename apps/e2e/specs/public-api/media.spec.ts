import { createApiKey } from "@takt/domain/testing/create-api-key";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import createClient from "openapi-fetch";
import { createTeam } from "../../fixtures/create-team";
import type { paths } from "../../fixtures/generated/api-types";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t } = localized("en");
const MIB = 1024 * 1024;

/** A key of the world's user, who owns a team with the plan Enterprise, and a client that was generated from the document. */
async function createCaller(world: World) {
  const { workspace } = await createTeam(world);
  const { token } = await createApiKey(world.db, { userId: world.user.id, workspaceId: workspace.id });
  const baseUrl = `${world.webUrl}/api/v1`;
  const headers = { authorization: `Bearer ${token}` };
  return { client: createClient<paths>({ baseUrl, headers }), baseUrl, headers };
}
type Client = Awaited<ReturnType<typeof createCaller>>["client"];

/** A client sends JSON unless it is told that a body is sent as it is. */
const sendFile = (client: Client, bytes: Buffer, type: string, filename: string) =>
  client.POST("/media", {
    params: { query: { filename } },
    body: new Blob([new Uint8Array(bytes)], { type }),
    bodySerializer: (body) => body as Blob,
    headers: { "content-type": type },
  });

/** A post as LinkedIn has it. */
type Sent = {
  content: { media: { id: string; altText?: string } };
  published: string;
  deleted: boolean;
};

test("a program writes a draft, adds a picture, publishes it, gets its receipt, edits it, and deletes it on LinkedIn", async ({
  world,
}) => {
  const { client } = await createCaller(world);
  const draft = await client.POST("/posts", { body: { text: "Our year in one chart." } });
  const path = { id: draft.data!.id };
  const file = await sendFile(client, sampleMedia.png(64, 64), "image/png", "chart.png");
  expect(file.response.status).toBe(201);
  expect(file.data).toMatchObject({ state: "ready", kind: "image", fileName: "chart.png", width: 64 });

  const media = [{ id: file.data!.id, altText: "A line that rises." }];
  const changed = await client.PATCH("/posts/{id}", {
    params: { path, header: { "If-Match": draft.response.headers.get("etag")! } },
    body: { media },
  });
  expect(changed.data!.media).toMatchObject(media);
  const header = { "If-Match": changed.response.headers.get("etag")! };
  const scheduled = await client.POST("/posts/{id}/schedule", {
    params: { path, header },
    body: { when: "now" },
  });
  expect(scheduled.response.status).toBe(200);
  const read = async () => (await client.GET("/posts/{id}", { params: { path } })).data!;
  await expect.poll(async () => (await read()).status, { timeout: 90_000 }).toBe("published");
  const { receipts } = (await client.GET("/posts/{id}/receipts", { params: { path } })).data!;
  expect(receipts).toMatchObject([{ kind: "create", httpStatus: 201, url: (await read()).url }]);

  const findSent = async () => {
    const { posts } = await world.linkedin.state<{ posts: Sent[] }>({ author: world.user.memberSub });
    expect(posts).toHaveLength(1);
    return posts[0]!;
  };
  expect((await findSent()).content.media).toMatchObject({
    id: expect.stringMatching(/^urn:li:image:/),
    altText: "A line that rises.",
  });

  const refused = await client.DELETE("/media/{id}", { params: { path: { id: media[0]!.id } } });
  expect(refused.error).toMatchObject({ code: "media_in_use", title: t("errors:media_in_use") });

  const edited = await client.PATCH("/posts/{id}/linkedin", {
    params: { path, header: { "If-Match": `"${(await read()).version}"` } },
    body: { text: "Our year in one chart, corrected." },
  });
  expect(edited.data).toMatchObject({ outcome: "done", post: await read() });
  expect(await findSent()).toMatchObject({ published: "Our year in one chart, corrected.", deleted: false });

  const removed = await client.DELETE("/posts/{id}/linkedin", { params: { path } });
  expect(removed.data).toMatchObject({ outcome: "done", post: { status: "published", url: null } });
  expect((await findSent()).deleted).toBe(true);
  expect((await read()).removedAt).toMatch(/Z$/);
  const second = await client.DELETE("/posts/{id}", { params: { path } });
  expect(second.error).toMatchObject({ code: "post_not_in_state" });
});

test("a draft with a picture by its address is changed, emptied and deleted, and so is the picture", async ({
  world,
}) => {
  const { client } = await createCaller(world);
  const file = await client.POST("/media", { body: { url: `${world.pagesUrl}/chart.png` } });
  expect(file.data).toMatchObject({ kind: "image", fileName: "chart.png" });
  const { id } = file.data!;
  const draft = await client.POST("/posts", {
    body: { text: "A chart", media: [{ id, altText: "A chart" }] },
  });
  const path = { id: draft.data!.id };
  const emptied = await client.PATCH("/posts/{id}", {
    params: { path, header: { "If-Match": "*" } },
    body: { text: "No chart", media: [] },
  });
  expect(emptied.data).toMatchObject({ text: "No chart", media: [] });
  const removed = await client.DELETE("/media/{id}", { params: { path: { id } } });
  expect(removed.data).toMatchObject({ id, state: "deleted" });
  expect((await client.DELETE("/posts/{id}", { params: { path } })).data!.deletedAt).not.toBeNull();
});

test("a picture is not loaded from this machine, a private network, or a page, and each is said", async ({
  world,
}) => {
  const { client } = await createCaller(world);
  const codeOf = async (url: string) => (await client.POST("/media", { body: { url } })).error?.code;
  expect(await codeOf(`${world.webUrl}/api/health`)).toBe("media_url_private");
  expect(await codeOf("https://2130706433/x.png")).toBe("media_url_private");
  expect(await codeOf("https://[::ffff:169.254.169.254]/latest")).toBe("media_url_private");
  expect(await codeOf("http://example.com/x.png")).toBe("media_url_invalid");
  expect(await codeOf(`${world.pagesUrl}/article-en`)).toBe("media_url_no_image");
  expect(await codeOf(`${world.pagesUrl}/picture`)).toBe("media_type_invalid");
});

test("a video that is too large for one request comes in parts, after the product has refused it whole", async ({
  world,
}) => {
  const { client, baseUrl, headers } = await createCaller(world);
  const film = sampleMedia.mp4(5_000, 21 * MIB);
  const whole = await sendFile(client, film, "video/mp4", "tour.mp4").catch(() => null);
  // A server that refuses early may end the connection before a client has read the answer.
  if (whole) expect(whole.error).toMatchObject({ code: "body_too_large" });

  const tus = { ...headers, "tus-resumable": "1.0.0" };
  const name = Buffer.from("tour.mp4").toString("base64");
  const created = await fetch(`${baseUrl}/media/uploads`, {
    method: "POST",
    headers: { ...tus, "upload-length": String(film.length), "upload-metadata": `filename ${name}` },
  });
  expect(created.status).toBe(201);
  const at = new URL(created.headers.get("location")!, baseUrl);
  for (let offset = 0; offset < film.length; offset += 8 * MIB) {
    const chunk = { "content-type": "application/offset+octet-stream", "upload-offset": String(offset) };
    const body = new Uint8Array(film.subarray(offset, offset + 8 * MIB));
    const sent = await fetch(at, { method: "PATCH", headers: { ...tus, ...chunk }, body });
    expect(sent.status).toBe(204);
  }
  const head = await fetch(at, { method: "HEAD", headers: tus });
  expect(head.headers.get("upload-offset")).toBe(String(film.length));
  const done = await client.POST("/media", { body: { upload: at.pathname.split("/").at(-1)! } });
  expect(done.data).toMatchObject({
    state: "ready",
    kind: "video",
    fileName: "tour.mp4",
    bytes: film.length,
  });
});
