import { JANA } from "@takt/emulators/linkedin/testing/start-harness";
import { useHarness } from "@takt/emulators/linkedin/testing/use-harness";
import { describe, expect, test } from "vitest";
import { createLinkedInPublisher } from "./linkedin-publisher";
import { captureLog } from "./testing/capture-log";

const linkedin = useHarness();

const publisher = (http = 5_000) =>
  createLinkedInPublisher({
    apiUrl: linkedin.url,
    wwwUrl: linkedin.url,
    versions: ["202610", "202609"],
    log: captureLog().log,
    timeouts: { http },
  });
type Row = { urn: string; published: string; edited: boolean; deleted: boolean };
const posts = async () => (await linkedin.control.state<{ posts: Row[] }>()).posts;

async function publish(text = "before"): Promise<string> {
  const { create, request } = publisher();
  const outcome = await create(
    request({ text, visibility: "PUBLIC", content: { kind: "none" } }, JANA),
    linkedin.token,
  );
  return (outcome as { urn: string }).urn;
}

const CHANGES = {
  edit: (urn: string, as = linkedin.token, http?: number) =>
    publisher(http).updateText(urn, "after (all) #x", as),
  delete: (urn: string, as = linkedin.token, http?: number) => publisher(http).remove(urn, as),
};

test("an edited post has the new text, escaped once, and is marked as edited", async () => {
  const urn = await publish();
  expect(await CHANGES.edit(urn)).toMatchObject({ kind: "done", status: 204 });
  expect(await posts()).toMatchObject([{ urn, published: "after (all) #x", edited: true, deleted: false }]);
  const [call] = (await linkedin.control.requests({ path: "^/rest/posts/" })).slice(-1);
  expect(call).toMatchObject({ method: "POST", headers: { "x-restli-method": "PARTIAL_UPDATE" } });
});

test("a post is deleted, and deleting it again is answered alike", async () => {
  const urn = await publish();
  expect(await CHANGES.delete(urn)).toMatchObject({ kind: "done", status: 204 });
  expect(await CHANGES.delete(urn)).toMatchObject({ kind: "done", status: 204 });
  expect(await posts()).toMatchObject([{ urn, deleted: true }]);
});

test("the same edit twice is done twice", async () => {
  const urn = await publish();
  await CHANGES.edit(urn);
  expect(await CHANGES.edit(urn)).toMatchObject({ kind: "done" });
  expect(await posts()).toMatchObject([{ published: "after (all) #x" }]);
});

test("a post that is gone from LinkedIn cannot be edited", async () => {
  const urn = await publish();
  await CHANGES.delete(urn);
  expect(await CHANGES.edit(urn)).toMatchObject({ kind: "gone", status: 404 });
});

test("a text over LinkedIn's limit is refused as too long, and nothing changes", async () => {
  const urn = await publish();
  expect(await publisher().updateText(urn, "x".repeat(3_001), linkedin.token)).toMatchObject({
    kind: "refused",
    reason: "too_long",
    message: expect.stringContaining("3001 characters"),
  });
  expect(await posts()).toMatchObject([{ published: "before", edited: false }]);
});

describe.each(Object.entries(CHANGES))("%s", (name, change) => {
  test("a revoked token is unauthorized", async () => {
    const urn = await publish();
    await linkedin.control.memberState(JANA, "revoke");
    expect(await change(urn)).toMatchObject({ kind: "unauthorized", why: "revoked" });
  });

  test("a used-up quota is limited until the next day", async () => {
    const urn = await publish();
    await linkedin.control.settings({ memberDailyLimit: 1 });
    expect(await change(urn)).toMatchObject({ kind: "limited", until: expect.any(Date) });
  });

  test("a retired version is replaced by the next one, and without one nothing is sent", async () => {
    const urn = await publish();
    await linkedin.control.settings({ activeVersions: ["202609"] });
    expect(await change(urn)).toMatchObject({ kind: "done" });
    await linkedin.control.settings({ activeVersions: [] });
    expect(await change(urn)).toMatchObject({ kind: "not_sent", why: "version_retired", status: 426 });
  });

  test.each([
    ["cut after the commit", { kind: "cut", commit: true }, true],
    ["cut before it", { kind: "cut" }, false],
    ["no answer after the commit", { kind: "hang", commit: true }, true],
    ["504 after the commit", { kind: "answer", status: 504, commit: true }, true],
  ] as const)("the outcome is unknown, and the same again is done: %s", async (_name, fault, happened) => {
    const urn = await publish();
    await linkedin.control.fault({ ...fault, match: { path: "^/rest/posts/urn" } });
    expect(await change(urn, linkedin.token, 500)).toMatchObject({ kind: "unknown" });
    expect(await posts()).toMatchObject([name === "edit" ? { edited: happened } : { deleted: happened }]);
    expect(await change(urn)).toMatchObject({ kind: "done" });
  });

  test("a conflict changed nothing", async () => {
    const urn = await publish();
    await linkedin.control.fault({ kind: "answer", status: 409, match: { path: "^/rest/posts/urn" } });
    expect(await change(urn)).toMatchObject({ kind: "not_sent", status: 409 });
  });

  test("a post of somebody else is refused", async () => {
    const urn = await publish();
    const other = await linkedin.signIn("mR4tZ81LsQ");
    expect(await change(urn, other)).toMatchObject({ kind: "refused", status: 403 });
  });
});
