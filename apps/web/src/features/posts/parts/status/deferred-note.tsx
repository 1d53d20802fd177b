import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useT } from "next-i18next/client";
import { useWhen } from "../../../shared/time/use-when";

type Props = { post: Pick<PostSummary, "dueAt" | "reason" | "reasonDetail"> };

const REASONS = [
  "limit_reached",
  "unreachable",
  "version_retired",
  "token_unreadable",
  "media_unready",
  "connection_invalid",
] as const;

/** Says when a scheduled post is retried and why it is later than planned. */
export function DeferredNote({ post: { dueAt, reason, reasonDetail } }: Props) {
  const { t } = useT("posts");
  const when = useWhen();
  const known = REASONS.find((one) => one === reason);
  if (!dueAt || !known) return null;
  return (
    <div className="grid gap-0.5 text-[13px]" data-testid="put-off">
      <p className="text-warning-text">
        <strong className="font-medium">{t("putOff.title", { when: when(dueAt) })}.</strong>{" "}
        {t(`putOff.${known}`)}
      </p>
      {reasonDetail && (
        <p className="text-muted-fg wrap-anywhere">{t("failed.words", { words: reasonDetail })}</p>
      )}
    </div>
  );
}
