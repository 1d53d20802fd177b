import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useT } from "next-i18next/client";
import { useEffect, useRef } from "react";
import { trpc } from "../../../trpc/react";
import { excerpt } from "../parts/excerpt";

/** Announces status changes of posts in the list and refetches the counts. */
export function useStatusAnnouncements(
  posts: readonly PostSummary[],
  announce: (text: string) => void,
): void {
  const { t } = useT("posts");
  const utils = trpc.useUtils();
  const known = useRef(new Map<string, PostSummary["status"]>());
  useEffect(() => {
    const changed = posts.filter(
      (post) => known.current.has(post.id) && known.current.get(post.id) !== post.status,
    );
    for (const post of posts) known.current.set(post.id, post.status);
    if (changed.length === 0) return;
    void utils.posts.counts.invalidate();
    announce(
      changed
        .map((post) =>
          t("list.changed", {
            excerpt: excerpt(post.excerpt, 40) || t("untitled"),
            status: t(`status.${post.status}`),
          }),
        )
        .join(". "),
    );
  }, [posts, announce, t, utils]);
}
