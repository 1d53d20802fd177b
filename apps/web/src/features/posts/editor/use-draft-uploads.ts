import type { PostView } from "@takt/domain/posts/model/post-view";
import { useEffect, useEffectEvent } from "react";
import { isSame } from "../../shared/drafts/is-same";
import { savedMedia, toMediaItem } from "../../media/parts/media-item";
import { useUploads, type Uploads } from "../../media/parts/use-uploads";
import { findMedia, rememberUploads } from "./find-media";
import type { PostDraft } from "./use-post-draft";

/** The files of a draft: those that are uploaded are in its fields, and those in its fields are shown. */
export function useDraftUploads({ value: draft, update }: PostDraft, post: PostView | null): Uploads {
  const uploads = useUploads(findMedia(draft.media, post), (items) => {
    rememberUploads(items);
    update({ media: savedMedia(items) });
  });
  const { queue } = uploads;
  const followDraft = useEffectEvent(() => {
    if (!isSame(savedMedia(queue.items()), draft.media))
      queue.reset(findMedia(draft.media, post).map(toMediaItem));
  });
  // The files change by another tab, too.
  useEffect(() => followDraft(), [draft.media]);
  return uploads;
}
