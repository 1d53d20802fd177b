import type { MediaState } from "@takt/domain/media/get-media";
import type { PostMedia } from "@takt/domain/media/model/post-media";
import { z } from "zod";
import { EXAMPLE_ID } from "./time";

/** A file, as programs get it. */
export const media = z
  .strictObject({
    id: z.uuid(),
    state: z.enum(["uploading", "ready", "deleted"]).meta({
      description: "`uploading`: it comes in parts, and is not checked yet. `ready`: a post can have it.",
    }),
    kind: z.enum(["image", "video", "document"]).nullable().meta({
      description: "What its content is; null while it is uploading.",
    }),
    fileName: z.string(),
    mimeType: z.string().nullable().meta({ description: "As LinkedIn gets it: a WebP becomes a PNG." }),
    bytes: z.int().meta({ description: "Its size; while it is uploading, the size that was announced." }),
    width: z.int().nullable().meta({ description: "Pixels of an image or a video." }),
    height: z.int().nullable(),
    durationMs: z.int().nullable().meta({ description: "Of a video, in milliseconds." }),
    pages: z.int().nullable().meta({ description: "Of a document." }),
    altText: z.string().meta({ description: "Of an image, as its post has it; empty on no post." }),
    title: z.string().meta({ description: "Of a video or a document, as its post has it." }),
    postId: z.uuid().nullable().meta({ description: "The post that it is on." }),
  })
  .meta({
    id: "MediaFile",
    example: {
      id: EXAMPLE_ID,
      state: "ready",
      kind: "image",
      fileName: "chart.png",
      mimeType: "image/png",
      bytes: 48_213,
      width: 1200,
      height: 627,
      durationMs: null,
      pages: null,
      altText: "",
      title: "",
      postId: null,
    },
  });

const imported = z
  .strictObject({
    url: z.string().max(2048).meta({
      description: "The https address of an image (JPG, PNG, GIF or WebP) on the public internet.",
    }),
  })
  .meta({ id: "ImageImport" });

const finished = z
  .strictObject({ upload: z.uuid().meta({ description: "The id of a tus upload that is complete." }) })
  .meta({ id: "FinishedUpload" });

/** A file that is not in the request itself. */
export const newMedia = z
  .union([imported, finished])
  .meta({ id: "NewMedia", example: { url: "https://www.example.com/chart.png" } });

/** Converts a file that was just made: it is on no post. */
export const toNewMedia = (file: PostMedia): z.input<typeof media> => ({
  ...file,
  state: "ready",
  postId: null,
});

/** Converts a file for programs. */
export function toMedia(seen: MediaState): z.input<typeof media> {
  if (seen.state === "ready") return { ...toNewMedia(seen.file), postId: seen.postId };
  const nothing = { kind: null, mimeType: null, width: null, height: null, durationMs: null, pages: null };
  return { ...seen.upload, ...nothing, state: "uploading", altText: "", title: "", postId: null };
}
