import { useEffect, useRef, useState, type RefObject } from "react";
import { useLocaleRouter } from "~/features/shared/use-locale-router";
import type { Decision } from "./decision/decision-bar";
import { useDecide } from "./decision/use-decide";
import { findNeighbour, type WaitingPost } from "./list/waiting-post";
import { useShownPost } from "./shown/use-shown-post";
import { useChosenPost } from "./use-chosen-post";
import { useInboxKeys } from "./use-inbox-keys";

/** The inbox as it is now: the posts that still wait, the one that is shown, and what is done with it. */
export function useInbox(all: readonly WaitingPost[], heading: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null);
  const pane = useRef<HTMLElement>(null);
  const router = useLocaleRouter();
  const [noteFor, setNoteFor] = useState<string | null>(null);
  /** The post to show after each decided one; a reader who is at another one by then stays there. */
  const after = useRef(new Map<string, string | null>());
  const focusLater = useRef<(() => void) | null>(null);
  const decide = useDecide({
    onBack: (id) => after.current.get(id) === latestId.current && choose(id),
    onReopen: (id) => latestId.current !== undefined && isWide && choose(id),
  });
  const posts = all.filter(({ id }) => !decide.isDecided(id));
  const { isWide, chosenId, shown, choose } = useChosenPost(posts);
  const latestId = useLatestId(chosenId);
  const next = shown && findNeighbour(posts, shown.id);
  const { query, post, isChanged } = useShownPost(shown?.id ?? null, next?.id ?? null);

  /** Goes on to the next post, and to its row: the button that was pressed is another post's by now. */
  const leave = (row: WaitingPost) => {
    const nextId = next?.id ?? null;
    const goesTo = isWide ? nextId : null;
    after.current.set(row.id, goesTo);
    setNoteFor(null);
    choose(goesTo);
    const focus = () => {
      const nextRow = list.current?.querySelector<HTMLElement>(`[data-waiting="${nextId}"] button`);
      (nextRow ?? heading.current)?.focus();
    };
    // The sheet keeps the focus until it has closed.
    if (isWide) focus();
    else focusLater.current = focus;
  };
  const decision: Decision = {
    post,
    postId: shown?.id ?? "",
    isNoteOpen: noteFor !== null && noteFor === shown?.id,
    onApprove() {
      if (!shown || !post?.approval?.mayApprove) return;
      void decide.approve({ row: shown, post });
      leave(shown);
    },
    onRequest(note) {
      if (!shown || !post) return Promise.resolve(null);
      const sent = decide.request({ row: shown, post, note });
      leave(shown);
      return sent;
    },
    onNote: (isOpen) => setNoteFor(isOpen && post?.approval?.mayApprove ? post.id : null),
  };
  useInboxKeys({
    list,
    pane,
    ids: posts.map(({ id }) => id),
    shownId: isWide && shown ? shown.id : null,
    onShow: choose,
    onApprove: decision.onApprove,
    onNote: () => decision.onNote(true),
    onOpen: (id) => router.push(`/app/content/edit/${id}`),
  });
  return {
    list,
    pane,
    posts,
    isWide,
    shown,
    choose,
    decision,
    focusAfterSheet(event: Event) {
      if (!focusLater.current) return;
      event.preventDefault();
      focusLater.current();
      focusLater.current = null;
    },
    content: { query, post, isChanged: isChanged || (shown !== null && decide.changed.has(shown.id)) },
  };
}

/** The post that the URL names, for what comes later; undefined once the page is left, whose URL is another one's. */
function useLatestId(chosenId: string | null) {
  const latest = useRef<string | null | undefined>(chosenId);
  useEffect(() => {
    latest.current = chosenId;
    return () => void (latest.current = undefined);
  }, [chosenId]);
  return latest;
}
