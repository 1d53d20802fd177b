import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { sampleMedia } from "./testing/sample-media";
import type { Settings } from "./settings";
import { JANA, postBody, startHarness } from "./testing/start-harness";

let open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open) await one.close();
  open = [];
});
async function start(dataDir: string | null, settings: Partial<Settings> = {}) {
  const harness = await startHarness({ dataDir, settings });
  open.push(harness);
  return harness;
}
const folder = () => join(mkdtempSync(join(tmpdir(), "linkedin-")), "emulators");

test("members, tokens, posts, media, keys and counts survive a crash", async () => {
  const dataDir = folder();
  const first = await start(dataDir, { imageProcessingMs: 0 });
  const { sub } = await first.control.addMember({ given_name: "Neu", family_name: "Hier" });
  const token = await first.signIn(sub);
  const send = (harness: typeof first, text: string, part = {}) =>
    harness.call(token, "POST", "/rest/posts", postBody(text, part, sub));
  const init = await first.call(token, "POST", "/rest/images?action=initializeUpload", {
    initializeUploadRequest: { owner: `urn:li:person:${sub}` },
  });
  const { value } = (await init.json()) as { value: { image: string; uploadUrl: string } };
  await fetch(value.uploadUrl, { method: "PUT", body: new Uint8Array(sampleMedia.png()) });
  expect((await send(first, "Before", { content: { media: { id: value.image } } })).status).toBe(201);
  const keys = async (harness: typeof first) => (await fetch(`${harness.url}/oauth/openid/jwks`)).text();

  // Without a close, the second emulator finds the state that a kill -9 leaves.
  const second = await start(dataDir);
  expect(await keys(second)).toBe(await keys(first));
  expect((await second.call(token, "GET", "/v2/userinfo")).status).toBe(200);
  expect((await send(second, "Before")).status).toBe(422);
  expect((await send(second, "After")).status).toBe(201);
  const { posts } = await second.control.state<{ posts: { sent: string; urn: string }[] }>();
  expect(posts.map((post) => post.sent)).toEqual(["Before", "After"]);
  const id = value.image.split(":")[3];
  expect((await fetch(`${second.url}/dms/asset/image/${id}`)).headers.get("content-type")).toBe("image/png");
});

test("a reset restores the sample members and keeps the key", async () => {
  const harness = await start(folder());
  await harness.control.addMember({ given_name: "A", family_name: "B" });
  await harness.control.settings({ maxCommentary: 5 });
  const key = await (await fetch(`${harness.url}/oauth/openid/jwks`)).text();
  await harness.control.reset();
  const state = await harness.control.state<{
    members: { sub: string }[];
    settings: { maxCommentary: number };
  }>();
  expect(state.members).toHaveLength(7);
  expect(state.settings.maxCommentary).toBe(3_000);
  expect(await (await fetch(`${harness.url}/oauth/openid/jwks`)).text()).toBe(key);
});

test("an unknown setting or value is refused, and a change leaves the other settings", async () => {
  const harness = await start(null);
  await harness.control.settings({ imageGet: "403" });
  expect(await harness.control.settings({ memberDailyLimit: 1 })).toMatchObject({
    imageGet: "403",
    memberDailyLimit: 1,
  });
  await expect(harness.control.settings({ nonsense: 1 } as object)).rejects.toThrow(/400/);
  await expect(harness.control.settings({ activeVersions: ["latest"] })).rejects.toThrow(/400/);
});

test("the request log has the member behind a token", async () => {
  const harness = await start(null);
  await harness.call(await harness.signIn(), "POST", "/rest/posts", postBody("x"));
  expect(await harness.control.requests({ path: "^/rest/posts", method: "POST" })).toMatchObject([
    { member: JANA, status: 201, body: expect.stringContaining('"commentary":"x"') },
  ]);
});
