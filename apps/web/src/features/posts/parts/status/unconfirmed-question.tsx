import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { useT } from "next-i18next/client";
import { ActivityLink } from "../../status/activity-link";
import { UnconfirmedFacts } from "../../status/unconfirmed-facts";

type Props = { post: PostSummary; loading: boolean; onAnswer: (onLinkedIn: boolean) => void };

/** Shows what is known about an unconfirmed post and asks the user whether it is on LinkedIn. */
export function UnconfirmedQuestion({ post, loading, onAnswer }: Props) {
  const { t } = useT("posts");
  return (
    <div className="grid gap-2 text-[13px]" data-testid="unconfirmed">
      <p className="font-medium">{t("unconfirmed.title")}</p>
      <UnconfirmedFacts post={post} />
      <p className="text-muted-fg">{t("unconfirmed.ask")}</p>
      <ActivityLink />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" loading={loading} onClick={() => onAnswer(true)}>
          {t("unconfirmed.yes")}
        </Button>
        <Button size="sm" loading={loading} onClick={() => onAnswer(false)}>
          {t("unconfirmed.no")}
        </Button>
      </div>
    </div>
  );
}
