import type { RefObject } from "react";
import { useNow } from "~/features/shared/time/use-clock";
import { DecisionBar } from "./decision/decision-bar";
import { WaitingList } from "./list/waiting-list";
import type { WaitingPost } from "./list/waiting-post";
import { NothingWaits } from "./no-waiting";
import { PostPane } from "./shown/post-pane";
import { PostSheet } from "./shown/post-sheet";
import { ShownPost } from "./shown/shown-post";
import { useInbox } from "./use-inbox";

type Props = {
  posts: readonly WaitingPost[];
  count: number;
  hasStages: boolean;
  /** Receives the focus when the last post is decided. */
  heading: RefObject<HTMLElement | null>;
};

/** The posts that wait, and beside them the one that is shown, with what can be decided; on narrow screens over them. */
export function Inbox({ posts: all, count, hasStages, heading }: Props) {
  const inbox = useInbox(all, heading);
  const { list, pane, posts, isWide, shown, choose, decision, content, focusAfterSheet } = inbox;
  const now = useNow(30_000);
  if (posts.length === 0) return <NothingWaits />;
  const body = <ShownPost {...content} now={now} />;
  const footer = <DecisionBar {...decision} />;
  return (
    <div
      // Here C asks for changes.
      data-page-keys={isWide ? "c" : undefined}
      className="-mx-4 grid sm:-mx-5 lg:min-h-[calc(100dvh-8rem)] lg:grid-cols-[19rem_minmax(0,1fr)] xl:grid-cols-[24rem_minmax(0,1fr)]"
    >
      <div className="min-w-0">
        <WaitingList
          ref={list}
          posts={posts}
          count={count - (all.length - posts.length)}
          now={now}
          shownId={isWide === false ? null : (shown?.id ?? null)}
          hasStages={hasStages}
          onShow={choose}
        />
      </div>
      {isWide === false ? (
        <PostSheet
          isOpen={shown !== null}
          footer={footer}
          onClose={() => choose(null)}
          onCloseAutoFocus={focusAfterSheet}
        >
          {body}
        </PostSheet>
      ) : (
        <PostPane ref={pane} footer={footer}>
          {body}
        </PostPane>
      )}
    </div>
  );
}
