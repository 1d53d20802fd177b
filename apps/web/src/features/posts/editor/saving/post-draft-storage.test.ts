import { EMPTY_POST, type PostFields } from "@takt/domain/posts/model/post-fields";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearDrafts } from "~/features/shared/drafts/clear-drafts";
import { createMemoryStorage } from "~/features/shared/memory-storage.fixture";
import { toPostInput } from "../post-input";
import { findUnsavedNewPost, postDraftKey, postDraftStorage } from "./post-draft-storage";

const hello: PostFields = { ...EMPTY_POST, content: "Hallo", media: [{ id: "m1", altText: "" }] };
const at = (userId: string, postId: string) => postDraftStorage(postDraftKey(userId, postId));
let storage: Storage;

beforeEach(() => {
  storage = createMemoryStorage();
  vi.stubGlobal("window", {
    location: { pathname: "/app" },
    localStorage: storage,
    sessionStorage: createMemoryStorage(),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a stored draft has the files of the post that is shown", () => {
  at("u", "p").write({ value: hello, version: 3 });
  const media = [{ id: "m2", altText: "A bridge" }];
  expect(at("u", "p").read({ ...EMPTY_POST, media })).toEqual({
    value: { ...hello, media },
    version: 3,
  });
  expect(JSON.stringify(at("u", "p").read(EMPTY_POST)!.value)).toBe(
    JSON.stringify({ ...EMPTY_POST, content: "Hallo" }),
  );
  expect(storage.getItem(storage.key(0)!)).not.toContain("m1");
});

test("a stored draft belongs to one post of one user, and signing out clears it", () => {
  at("u", "p").write({ value: hello, version: 3 });
  expect([at("u", "q").read(hello), at("v", "p").read(hello)]).toEqual([null, null]);
  clearDrafts(null);
  expect(at("u", "p").read(hello)).toBeNull();
});

test("the latest new post that is not on the server is found", () => {
  expect(findUnsavedNewPost("u")).toBeNull();
  at("u", "019a-2").write({ value: hello, version: null });
  at("u", "019a-1").write({ value: hello, version: null });
  at("u", "019a-3").write({ value: hello, version: 1 });
  at("u", "019a-4").write({ value: { ...EMPTY_POST, content: " " }, version: null });
  at("v", "019a-5").write({ value: hello, version: null });
  expect(findUnsavedNewPost("u")).toBe("019a-2");
  at("u", "019a-2").write(null);
  expect(findUnsavedNewPost("u")).toBe("019a-1");
});

test("a draft that was stored with an address to run keeps its text", () => {
  const linkCard = { source: "javascript:alert(1)", title: "A", description: "" };
  at("u", "p").write({ value: { ...hello, linkCard }, version: 3 });
  const { value } = at("u", "p").read(EMPTY_POST)!;
  expect(value).toMatchObject({ content: "Hallo", linkCard });
  expect(toPostInput(value)).toMatchObject({ content: "Hallo", linkCard: { ...linkCard, source: "" } });
});
