import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test, vi } from "vitest";
import { RATE_LIMITS } from "../limits/model/rate-limits";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import type { LinkPages } from "./ports/link-pages";
import { suggestLinkCard } from "./suggest-link-card";

const database = useTestDatabase();

async function suggest(page: Awaited<ReturnType<LinkPages["read"]>>, source = " https://a.example/x ") {
  const actor = toActor(await createUser(database.db));
  const read = vi.fn<LinkPages["read"]>(() => Promise.resolve(page));
  const { linkPages } = fakeDeps(database.db);
  const deps = fakeDeps(database.db, { linkPages: { ...linkPages, read } });
  return { actor, deps, read, card: await suggestLinkCard(deps, actor, { source }) };
}

test("a page's title and the beginning of its text become the card", async () => {
  const text = `First  sentence.\n\n${"word ".repeat(100)}`;
  const { actor, read, card } = await suggest({ kind: "read", title: " A\n page ", text });
  expect(card!.title).toBe("A page");
  expect(card!.description).toMatch(/^First sentence\. word .*word…$/);
  expect(card!.description.length).toBeLessThanOrEqual(200);
  expect(read.mock.calls).toEqual([
    ["https://a.example/x", { owner: actor.userId, signal: expect.any(AbortSignal) }],
  ]);
});

test("a page without a title, and one that cannot be read, suggest nothing", async () => {
  expect((await suggest({ kind: "read", title: " ", text: "Text" })).card).toBeNull();
  expect((await suggest({ kind: "failed" })).card).toBeNull();
});

test("pages are read so often and no more", async () => {
  const { actor, deps } = await suggest({ kind: "failed" });
  const again = () => suggestLinkCard(deps, actor, { source: "https://a.example" });
  for (let times = 1; times < RATE_LIMITS.linkCard.times; times++) await again();
  await expect(again()).rejects.toMatchObject({ code: "rate_exceeded" });
});
