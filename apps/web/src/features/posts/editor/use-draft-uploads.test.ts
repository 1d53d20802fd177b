import type { PostView } from "@takt/domain/posts/model/post-view";
import type { PostMedia } from "@takt/domain/media/model/post-media";
import { expect, test } from "vitest";
import { toMediaItem } from "~/features/media/parts/media-item";
import { findMedia, rememberUploads } from "./use-draft-uploads";

const file = (id: string): PostMedia => ({
  id,
  kind: "image",
  fileName: `${id}.png`,
  mimeType: "image/png",
  bytes: 1,
  width: 1,
  height: 1,
  durationMs: null,
  pages: null,
  altText: "",
  title: "",
});

test("a draft's files are those of its post and those that were uploaded since, with what was typed", () => {
  const post = { media: [file("saved"), file("removed")] } as PostView;
  rememberUploads([toMediaItem(file("uploaded"))]);
  const media = ["uploaded", "saved", "unknown"].map((id) => ({ id, altText: `Of ${id}` }));
  expect(findMedia(media, post)).toEqual([
    { ...file("uploaded"), altText: "Of uploaded" },
    { ...file("saved"), altText: "Of saved" },
  ]);
});
