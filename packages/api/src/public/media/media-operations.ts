import { deleteMedia } from "@takt/domain/media/delete-media";
import { finishUpload } from "@takt/domain/media/finish-upload";
import { getMedia } from "@takt/domain/media/get-media";
import { importImage } from "@takt/domain/media/import-image";
import { MEDIA_LIMITS } from "@takt/domain/media/model/media-limits";
import type { PostMedia } from "@takt/domain/media/model/post-media";
import { finishReceived } from "@takt/domain/media/receive-file";
import { trimmedText } from "@takt/domain/shared/text-input";
import { z } from "zod";
import { operation, type OperationContext } from "../operation";
import { media, newMedia, toMedia, toNewMedia } from "../shapes/media";
import { MEDIA_REFUSALS } from "./media-refusals";

const mediaRef = z.object({ id: z.uuid() });

type Input = { body: z.output<typeof newMedia> | undefined; fileName: string | undefined };

function add(
  { deps, caller, createsId: id, file }: OperationContext,
  { body, fileName }: Input,
): Promise<PostMedia> {
  const { actor } = caller;
  if (file) return finishReceived(deps, actor, file, id);
  if (!body) throw new Error("an operation without a file has its JSON");
  if ("upload" in body) return finishUpload(deps, actor, body.upload.toLowerCase());
  return importImage(deps, actor, { id, url: body.url, fileName });
}

const create = operation({
  id: "createMedia",
  tag: "Media",
  method: "post",
  path: "/media",
  summary: "Add a file",
  description: [
    "Send the bytes of a file of up to 20 MB as the body; what it is, its content decides. Or send JSON: `url` of an image on the web, which Takt then loads (images alone, up to 5 MB), or `upload`, the id of a finished upload.",
    "Larger files come in parts by tus 1.0 (https://tus.io), for which there are clients in every language: create the upload at `/media/uploads` with `Upload-Length` and `Upload-Metadata: filename …`, send its bytes to the `Location` of the answer, and finish it here. The last part of that address is the id.",
    "The file can then be in `media` of a post. A file that is on no post is deleted after a week.",
  ].join("\n\n"),
  scope: "media:write",
  act: "drafts.write",
  query: z.object({
    filename: z
      .optional(trimmedText(200))
      .meta({ description: "Its name, with its ending; a video or a document is titled by it." }),
  }),
  body: newMedia,
  file: {
    types: [...MEDIA_LIMITS.imageTypes, "video/mp4", "application/pdf", "application/octet-stream"],
    most: MEDIA_LIMITS.requestBytes,
  },
  status: 201,
  response: media,
  errors: MEDIA_REFUSALS,
  async run(context, { query, body }) {
    const file = await add(context, { body, fileName: query.filename });
    return { body: toNewMedia(file), location: `/media/${file.id}` };
  },
});

const get = operation({
  id: "getMedia",
  tag: "Media",
  method: "get",
  path: "/media/{id}",
  summary: "Get what is known of a file",
  description: "Of one that this key's maker has uploaded, or that is on a post of the workspace.",
  scope: "media:write",
  act: "content.read",
  params: mediaRef,
  status: 200,
  response: media,
  errors: ["media_not_found"],
  async run({ deps, caller }, { params }) {
    return { body: toMedia(await getMedia(deps, caller.actor, params.id)) };
  },
});

const remove = operation({
  id: "deleteMedia",
  tag: "Media",
  method: "delete",
  path: "/media/{id}",
  summary: "Delete a file that is on no post",
  description: "Or stop an upload. One on a post is removed from it first, by `media` of the post.",
  scope: "media:write",
  act: "drafts.write",
  params: mediaRef,
  status: 200,
  response: media,
  errors: ["media_not_found", "media_in_use", "upload_busy"],
  async run({ deps, caller }, { params }) {
    const was = toMedia(await deleteMedia(deps, caller.actor, params.id));
    return { body: { ...was, state: "deleted" as const } };
  },
});

export const MEDIA = [create, get, remove];
