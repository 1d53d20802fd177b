import { TIMING } from "@takt/domain/posts/model/publish-timing";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { Verbatim, withVerbatim } from "@takt/ui/verbatim";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { TimeAgo } from "~/features/shared/time/time-ago";
import { useClock } from "~/features/shared/time/use-clock";
import { toUrgency } from "../list/urgency";

type Props = { post: PostView; now: Date | null };

/** A post's time and author, which are approved with its preview, and the member who asks for the approval. */
export function PostFacts({ post, now }: Props) {
  const { t } = useT("approvals");
  const clock = useClock();
  const { scheduledAt, scheduledZone, author, approval } = post;
  const at = post.status === "scheduled" ? scheduledAt : null;
  return (
    <div className="grid gap-2.5">
      <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <Row name={t("inbox.facts.time")}>
          <span className="tabular-nums">
            {at
              ? t("inbox.facts.at", {
                  when: clock.dateTime(at, scheduledZone ?? undefined),
                  zone: (scheduledZone ?? "UTC").replaceAll("_", " "),
                })
              : t("inbox.facts.anytime")}
          </span>
        </Row>
        <Row name={t("inbox.facts.author")}>
          <Verbatim>{author.name ?? t("inbox.unnamed")}</Verbatim>
        </Row>
        {approval?.stage && approval.stages > 1 && (
          <Row name={t("inbox.facts.stage")}>
            {withVerbatim(approval.stage.name, (name) =>
              t("inbox.facts.stageAt", {
                name,
                position: approval.stage!.position + 1,
                count: approval.stages,
              }),
            )}
          </Row>
        )}
        {approval?.requestedBy && (
          <Row name={t("inbox.facts.asked")}>
            <Verbatim>{approval.requestedBy}</Verbatim>
            {approval.at && (
              <span className="font-normal text-muted-fg">
                {" · "}
                <TimeAgo at={approval.at} now={now} />
              </span>
            )}
          </Row>
        )}
      </dl>
      {at && toUrgency(post, now) === "overdue" && (
        <p className="text-pretty text-danger-text">
          {t("inbox.held", { until: clock.dateTime(new Date(at.getTime() + TIMING.lateness)) })}
        </p>
      )}
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid sm:contents">
      <dt className="text-muted-fg">{name}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
