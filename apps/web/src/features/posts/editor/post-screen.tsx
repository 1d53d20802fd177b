"use client";

import { EDITABLE } from "@takt/domain/posts/model/post-moves";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { ErrorState } from "@takt/ui/error-state";
import { useT } from "next-i18next/client";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { localePath } from "../../../i18n/locale-path";
import { trpc } from "../../../trpc/react";
import { useErrorText } from "../../shared/use-error-text";
import { useLocale } from "../../shared/use-locale";
import { LockedPost } from "./locked-post";
import { PostEditor } from "./post-editor";
import { ScreenHead } from "./screen-head";
import { useLivePost } from "./use-live-post";

/** A new post (`id` null) or an existing one: its editor, or what can be seen of it. */
export function PostScreen({ id, day }: { id: string | null; day?: string }) {
  const { t } = useT("posts");
  const { t: common } = useT("common");
  const locale = useLocale();
  const utils = trpc.useUtils();
  const errorText = useErrorText();
  const [postId, setPostId] = useState(id);
  const { data: post, error, refetch, isFetching } = useLivePost(postId);

  // The address changes, the page does not: the caret stays where it is.
  const showAddress = (of: string) =>
    window.history.replaceState(null, "", localePath(locale, `/app/content/edit/${of}`));

  const onCreated = (created: PostView) => {
    utils.posts.get.setData({ id: created.id }, created);
    setPostId(created.id);
    // At once: who waits for this save reads the address next. Not of a page that is left, or out of sight: what is
    // saved on leaving must not lead back.
    if (isShown.current) showAddress(created.id);
  };

  const isShown = useRef(false);
  const onShown = useEffectEvent(() => {
    isShown.current = true;
    // Saved while it was out of sight.
    if (id === null && postId !== null) showAddress(postId);
  });
  useEffect(() => {
    onShown();
    return () => void (isShown.current = false);
  }, []);

  if (postId !== null && !post)
    return error ? (
      <ErrorState
        title={t("failedTo.load")}
        description={errorText(error)}
        retryLabel={common("retry")}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : null;

  const isNew = id === null && (!post || post.status === "draft");
  const editable = !post || (EDITABLE.includes(post.status) && !post.deletedAt);
  return (
    <div className="grid gap-5">
      <ScreenHead isNew={isNew} editable={editable} />
      {editable ? (
        <PostEditor post={post ?? null} day={day} onCreated={onCreated} />
      ) : (
        <LockedPost post={post} />
      )}
    </div>
  );
}
