import type { PostFields } from "@takt/domain/posts/model/post-fields";
import type { PostMedia } from "@takt/domain/media/model/post-media";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { useEffect, useEffectEvent } from "react";
import { savedMedia, toMediaItem, type MediaItem } from "~/features/media/parts/media-item";
import { useUploads, type Uploads } from "~/features/media/parts/use-uploads";
import type { DraftState } from "~/features/shared/drafts/draft-state";
import { isSame } from "~/features/shared/drafts/is-same";
import { useDraftPart } from "~/features/shared/drafts/use-draft-part";
import { useMe } from "~/features/shared/use-me";
import type { PostDraft } from "./use-post-draft";

/** Files uploaded in this document, by id: a post has them once it is saved. */
const uploaded = new Map<string, PostMedia>();

/** The files of a draft: those that are uploaded are in its fields, and those in its fields are shown. */
export function useDraftUploads(
  { store, update }: PostDraft,
  { id, post }: { id: string; post: PostView | null },
): Uploads {
  const { id: userId } = useMe();
  const media = useDraftPart(store, readMedia);
  const uploads = useUploads({ userId, postId: id }, findMedia(media, post), (items) => {
    rememberUploads(items);
    update({ media: savedMedia(items) });
  });
  const { queue } = uploads;
  const followDraft = useEffectEvent(() => {
    if (!isSame(savedMedia(queue.items()), media)) queue.reset(findMedia(media, post).map(toMediaItem));
  });
  // The files change by another tab, too.
  useEffect(() => followDraft(), [media]);
  return uploads;
}

const readMedia = ({ value }: DraftState<PostFields>) => value.media;

export function rememberUploads(items: readonly MediaItem[]): void {
  for (const { upload } of items) if (upload.kind === "done") uploaded.set(upload.media.id, upload.media);
}

/** Finds the files of a draft, among those of its post and those that were uploaded since. */
export function findMedia(media: PostFields["media"], post: PostView | null): PostMedia[] {
  return media.flatMap(({ id, altText, title }) => {
    const found = post?.media.find((one) => one.id === id) ?? uploaded.get(id);
    return found ? [{ ...found, altText, title: title ?? found.title }] : [];
  });
}
