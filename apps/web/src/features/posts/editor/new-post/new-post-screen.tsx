"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  syncWithUrl,
  resumeSession,
  sessionAfter,
  sessionAt,
  type UrlSession,
} from "~/features/shared/drafts/url-session";
import { useIsInteractive } from "~/features/shared/use-is-interactive";
import { useMe } from "~/features/shared/use-me";
import { PostScreen } from "../post-screen";
import { findUnsavedNewPost } from "../saving/post-draft-storage";
import { type NewPost, parsePostUrl } from "./post-url";

/** Writes a new post, or goes on with one that was begun under the id of the URL. */
export function NewPostScreen({ day }: { day?: string }) {
  const newPost = useNewPost();
  return <PostScreen key={newPost.id} id={newPost.id} day={day} newPost={newPost} />;
}

/**
 * The post on the create page. Its id is in the URL from the first key (?id=), so that a reload finds what is typed,
 * whether or not the server has it. The URL is replaced without a navigation, so that the caret stays.
 */
function useNewPost(): NewPost {
  const postUrl = parsePostUrl(useSearchParams());
  const { id: userId } = useMe();
  const [current, setCurrent] = useState<UrlSession>(() => sessionAt(postUrl));
  const session = syncWithUrl(current, postUrl);
  if (session !== current) setCurrent(session);

  // A text that never reached the server comes first, also after its tab was closed. The server, which has drawn the page,
  // too, has none.
  const isInBrowser = useIsInteractive();
  const [isChecked, setIsChecked] = useState(false);
  if (isInBrowser && !isChecked) {
    setIsChecked(true);
    const unsaved = session.isInUrl ? null : findUnsavedNewPost(userId);
    if (unsaved !== null) setCurrent({ ...resumeSession(session, unsaved), mightExist: true });
  }
  const { id } = session;

  /** Whether the post is on the screen: what is typed in a hidden or left one must not change the URL. */
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const nameInUrl = (named: string | null) => {
    const url = new URL(window.location.href);
    if (!isShown.current || url.searchParams.get("id") === named) return;
    if (named === null) url.searchParams.delete("id");
    else url.searchParams.set("id", named);
    window.history.replaceState(null, "", url);
  };

  // Text that was found on this device, or left for the assistant.
  const isUnnamed = session.mightExist && !session.isInUrl && postUrl.isShown;
  const nameFound = useEffectEvent(() => {
    if (isUnnamed) nameInUrl(id);
  });
  useEffect(() => nameFound(), [isUnnamed, id]);

  return {
    id,
    mightExist: session.mightExist,
    onMissing: () => setCurrent((latest) => (latest.id === id ? { ...latest, mightExist: false } : latest)),
    onTyped: () => nameInUrl(id),
    onDiscarded() {
      nameInUrl(null);
      setCurrent(sessionAfter);
    },
  };
}
