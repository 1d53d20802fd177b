import type { PostMedia } from "@takt/domain/media/model/post-media";
import { expect, test } from "vitest";
import type { MediaItem } from "./parts/media-item";
import { chosenItem, moved, restored, uploaded } from "./media-transitions";

const file = (name: string, type = "image/png") => new File(["12"], name, { type });
const item = (key: string, change: Partial<MediaItem> = {}): MediaItem => ({
  ...chosenItem(key, file(key), null),
  ...change,
});
const media = (kind: PostMedia["kind"]): PostMedia => ({
  id: "m",
  kind,
  fileName: "m.bin",
  mimeType: "image/png",
  bytes: 7,
  width: null,
  height: null,
  durationMs: null,
  pages: null,
  altText: "",
  title: "",
});
const FAILED = { kind: "failed", code: "upload_failed", data: {} } as const;
const getKeys = (items: readonly MediaItem[] | null) => items?.map(({ key }) => key);

test("a chosen file waits for its upload with the facts of the browser", () => {
  expect(chosenItem("a", file("film.mp4", "video/mp4"), null)).toMatchObject({
    key: "a",
    kind: "video",
    fileName: "film.mp4",
    bytes: 2,
    src: null,
    upload: { kind: "waiting" },
  });
});

test("an uploaded image keeps its blob URL, and an uploaded video is shown from the server", () => {
  const start = [item("a", { src: "blob:a" })];
  expect(uploaded(start, "a", media("image"))[0]).toMatchObject({ src: "blob:a", bytes: 7 });
  expect(uploaded(start, "a", media("video"))[0]).toMatchObject({ kind: "video", src: "/api/media/m" });
});

test("an uploaded file of another kind fails unless the others have failed", () => {
  const code = (other: Partial<MediaItem>) =>
    uploaded([item("a"), item("b", other)], "a", media("document"))[0]!.upload;
  expect(code({})).toEqual({ kind: "failed", code: "media_mixed", data: {} });
  expect(code({ upload: FAILED })).toMatchObject({ kind: "done" });
});

test("a file moves to its neighbour's place and not beyond the ends", () => {
  const items = [item("a"), item("b"), item("c")];
  expect(getKeys(moved(items, "b", 1))).toEqual(["a", "c", "b"]);
  expect(getKeys(moved(items, "b", -1))).toEqual(["b", "a", "c"]);
  expect([moved(items, "a", -1), moved(items, "c", 1), moved(items, "x", 1)]).toEqual([null, null, null]);
});

test("a restored file is at its place, and only an unfinished upload starts again", () => {
  const restore = (upload: MediaItem["upload"]) =>
    restored([item("a"), item("c")], { item: item("b", { upload }), index: 1 }, () => "blob:b");
  expect(getKeys(restore(FAILED))).toEqual(["a", "b", "c"]);
  expect(restore(FAILED)![1]).toMatchObject({ src: "blob:b", upload: FAILED });
  expect(restore({ kind: "running", progress: 0.5 })![1]!.upload).toEqual({ kind: "waiting" });
  expect(restore({ kind: "done", media: media("image") })![1]).toMatchObject({
    src: "/api/media/m",
    upload: { kind: "done" },
  });
});

test("a file is not restored twice, beside another kind or beyond the limit", () => {
  const restore = (items: MediaItem[], of: MediaItem) => restored(items, { item: of, index: 0 }, () => null);
  expect(restore([item("a")], item("a"))).toBeNull();
  expect(restore([item("a", { kind: "video" })], item("b"))).toBeNull();
  expect(restore([item("a", { kind: "video" })], item("b", { kind: "video" }))).toBeNull();
  expect(restore([item("a", { kind: "video", upload: FAILED })], item("b"))).not.toBeNull();
});
