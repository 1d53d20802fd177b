import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { localePath } from "../../../../i18n/locale-path";
import { useLocale } from "../../../shared/use-locale";
import { useMe } from "../../../shared/use-me";
import { findUnsavedNewPost } from "../saving/post-draft-storage";
import {
  followAddress,
  initialSession,
  sessionAfter,
  sessionOf,
  type NewPostSession,
} from "./new-post-session";
import { editPath, parsePostAddress } from "./post-address";

const subscribeToNothing = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

export type NewPost = ReturnType<typeof useNewPost>;

/**
 * The post on the create page. Its id is in the URL from the first key (?id=), so that a reload finds what is typed, and
 * after the first save the URL is that of the post. It is replaced without a navigation, so that the caret stays.
 */
export function useNewPost() {
  const address = parsePostAddress(usePathname(), useSearchParams());
  const locale = useLocale();
  const { id: userId } = useMe();
  const [current, setCurrent] = useState<NewPostSession>(() => initialSession(address));
  const session = followAddress(current, address);
  if (session !== current) setCurrent(session);

  // A text that never reached the server comes first, also after its tab was closed. The server, which has drawn the page,
  // too, has none.
  const isInBrowser = useSyncExternalStore(subscribeToNothing, isTrue, isFalse);
  const [isChecked, setIsChecked] = useState(false);
  if (isInBrowser && !isChecked) {
    setIsChecked(true);
    const unsaved = session.isInAddress ? null : findUnsavedNewPost(userId);
    if (unsaved !== null) setCurrent(sessionOf(unsaved));
  }
  const { id, isSaved } = session;

  /** The id of the post on the screen; null while it is hidden or left: a save must not navigate back then. */
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = id;
    return () => void (shown.current = null);
  }, [id]);

  const showEditPage = () => {
    const path = localePath(locale, editPath(id));
    if (window.location.pathname !== path) window.history.replaceState(null, "", path);
  };

  // The post was saved while it was hidden, or is found under the id of the URL.
  const { page } = address;
  const followSave = useEffectEvent(() => {
    if (isSaved && page === "create") showEditPage();
  });
  useEffect(() => followSave(), [isSaved, page, id]);

  const changeSession = (change: Partial<NewPostSession>) =>
    setCurrent((latest) => (latest.id === id ? { ...latest, ...change } : latest));

  return {
    id,
    mayExist: session.mayExist,
    /** The server has nothing under the id of the URL. */
    onMissing: () => changeSession({ mayExist: false }),
    onTyped() {
      const url = new URL(window.location.href);
      const { page: now, id: named } = parsePostAddress(url.pathname, url.searchParams);
      if (shown.current !== id || now !== "create" || named === id) return;
      url.searchParams.set("id", id);
      window.history.replaceState(null, "", url);
    },
    /** The server has it. The URL changes at once, because callers that await a save read it next. */
    onSaved() {
      changeSession({ isSaved: true });
      if (shown.current === id) showEditPage();
    },
    onDiscarded() {
      const url = new URL(window.location.href);
      url.searchParams.delete("id");
      window.history.replaceState(null, "", url);
      setCurrent(sessionAfter(id));
    },
  };
}
