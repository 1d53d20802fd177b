import { EMPTY_POST } from "@takt/domain/posts/model/post-fields";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { expect, test, vi } from "vitest";
import { createCopy } from "./create-copy";

const mine = { ...EMPTY_POST, content: "Mine", media: [{ id: "m", altText: "" }] };
const pendingId = { get: () => "copy", renew: () => "another" };
const copyWith = (content: string) =>
  ({ ...EMPTY_POST, id: "copy", content, version: 4 }) as unknown as PostView;

test("a copy has the text of the post and not its files", async () => {
  const api = { create: vi.fn(async () => copyWith("Mine")), update: vi.fn() };
  await createCopy(api, pendingId, "post", mine);
  expect(api.create).toHaveBeenCalledWith({ ...mine, id: "copy", copyOf: "post", media: [] });
  expect(api.update).not.toHaveBeenCalled();
});

test("a copy that was created before more was typed gets the newest text", async () => {
  const update = vi.fn(async () => copyWith("Mine"));
  await createCopy({ create: async () => copyWith("Mi"), update }, pendingId, "post", mine);
  expect(update).toHaveBeenCalledWith({ ref: { id: "copy", version: 4 }, post: { ...mine, media: [] } });
});

test("a copy has the text, also beside an address that the server refuses", async () => {
  const create = vi.fn(async () => copyWith("Mine"));
  const linkCard = { source: "data:text/html,x", title: "A", description: "" };
  const api = { create, update: async () => copyWith("Mine") };
  await createCopy(api, pendingId, "post", { ...mine, linkCard });
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({ content: "Mine", linkCard: { ...linkCard, source: "" } }),
  );
});
