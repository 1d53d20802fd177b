import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useT } from "next-i18next/client";
import { useWhen } from "../../time/use-when";

type Props = { post: Pick<PostSummary, "dueAt" | "reason" | "reasonWords"> };

const REASONS = [
  "limit_reached",
  "unreachable",
  "version_retired",
  "token_unreadable",
  "media_unready",
  "connection_invalid",
] as const;

/** When a scheduled post is tried again, and why it is later than planned. */
export function PutOffNote({ post: { dueAt, reason, reasonWords } }: Props) {
  const { t } = useT("posts");
  const when = useWhen();
  const why = REASONS.find((one) => one === reason);
  if (!dueAt || !why) return null;
  return (
    <div className="grid gap-0.5 text-[13px]" data-testid="put-off">
      <p className="text-warning-text">
        <strong className="font-medium">{t("putOff.title", { when: when(dueAt) })}.</strong>{" "}
        {t(`putOff.${why}`)}
      </p>
      {reasonWords && (
        <p className="text-muted-fg wrap-anywhere">{t("failed.words", { words: reasonWords })}</p>
      )}
    </div>
  );
}
