import type { ApprovalEventView, ApprovalView } from "@takt/domain/posts/model/approval-view";
import { TIMING } from "@takt/domain/posts/model/publish-timing";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { withVerbatim } from "@takt/ui/verbatim";
import { Fragment, type ReactNode } from "react";
import { relativeTime } from "~/features/shared/time/time-ago";
import { useNow, useWhen } from "~/features/shared/time/use-clock";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";
import { useT } from "~/i18n/use-t";
import { useEventWords } from "./event-name";

const MINUTE_MS = 60_000;

type Events = readonly ApprovalEventView[];
type Props = { post: PostView; approval: ApprovalView; events: Events };

/** The meaning of an approval's state for the post: who is asked, by whom, and what becomes of it at its time. */
export function ApprovalSentences({ post, approval, events }: Props) {
  const about = useAbout();
  const time = useTimeSentence(post, approval);
  return (
    <p className="text-pretty text-muted-fg">
      {[...about(post, approval, events), time]
        .filter((sentence) => sentence !== null)
        .map((sentence, n) => (
          <Fragment key={n}>
            {n > 0 && " "}
            {sentence}
          </Fragment>
        ))}
    </p>
  );
}

/** Returns what tells of an approval, whatever the time of its post. */
function useAbout(): (post: PostView, approval: ApprovalView, events: Events) => ReactNode[] {
  const { t } = useT("approvals");
  const asked = useAsked();
  return ({ status }, approval, events) => {
    const { state, stage, stages, mayRequest } = approval;
    if (state === "requested") {
      const at =
        stage &&
        withVerbatim(stage.name, (name) =>
          stages === 1
            ? t("post.atOnly", { stage: name })
            : t("post.at", { stage: name, number: stage.position + 1, total: stages }),
        );
      return [at, asked(approval, events)];
    }
    if (state === "changes_requested") return [<ChangesBy key="by" event={events[0]} />];
    if (state === "approved")
      return [t(approval.isAnyTime ? "post.approvedAnyTime" : "post.approvedExactly")];
    if (state === "voided")
      return [t(mayRequest && status === "scheduled" ? "post.voidedAsk" : "post.voided")];
    return [t(mayRequest ? "post.none" : "post.noneRead")];
  };
}

function ChangesBy({ event }: { event: ApprovalEventView | undefined }) {
  const { t } = useT("approvals");
  const words = useEventWords();
  if (event?.kind !== "changes_requested") return t("post.changes");
  if (event.isSelf) return t("post.changesBySelf");
  const by = words(event);
  return by === null ? t("post.changes") : withVerbatim(by, (name) => t("post.changesBy", { name }));
}

/** Tells who asked for an approval, and how long ago. */
function useAsked(): (approval: ApprovalView, events: Events) => ReactNode {
  const { t } = useT("approvals");
  const locale = useLocale();
  const when = useWhen();
  const now = useNow(30_000);
  const { zone } = useMe();
  return ({ requestedBy, at }, events) => {
    const request = events.find(({ kind }) => kind === "requested");
    const since = request?.at ?? at;
    if (requestedBy === null || since === null) return null;
    const ago = !now
      ? when(since)
      : now.getTime() - since.getTime() < MINUTE_MS
        ? t("post.justNow")
        : relativeTime(since, now, zone, locale);
    if (request?.isSelf) return t("post.askedBySelf", { ago });
    return withVerbatim(requestedBy, (name) => t("post.askedBy", { name, ago }));
  };
}

/** Tells what becomes of a post at its time, unless it is approved; null where there is nothing to say. */
function useTimeSentence({ status, scheduledAt }: PostView, approval: ApprovalView): string | null {
  const { t } = useT("approvals");
  const whenAt = useWhen();
  const now = useNow(5_000);
  const { state, stage, stages, mayApprove } = approval;
  if (state === "approved") return null;
  if (status !== "scheduled" || !scheduledAt) return state === "requested" ? t("post.anyTime") : null;
  const when = whenAt(scheduledAt);
  if (!now || scheduledAt > now) return t("post.held", { when });
  if (mayApprove && stage?.position === stages - 1) return t("post.publishes", { when });
  const until = whenAt(new Date(scheduledAt.getTime() + TIMING.lateness));
  return t("post.heldPast", { when, until });
}
