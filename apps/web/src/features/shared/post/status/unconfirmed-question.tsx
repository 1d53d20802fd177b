import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { ExternalLink } from "lucide-react";
import { useT } from "next-i18next/client";
import { UnconfirmedFacts } from "./unconfirmed-facts";

/** Where LinkedIn shows members what they posted. */
const ACTIVITY_URL = "https://www.linkedin.com/in/me/recent-activity/all/";

type Props = { post: PostSummary; loading: boolean; onAnswer: (onLinkedIn: boolean) => void };

/** What is known about a post that LinkedIn has not answered for, and the question only the user can answer. */
export function UnconfirmedQuestion({ post, loading, onAnswer }: Props) {
  const { t } = useT("posts");
  return (
    <div className="grid gap-2 text-[13px]" data-testid="unconfirmed">
      <p className="font-medium">{t("unconfirmed.title")}</p>
      <UnconfirmedFacts post={post} />
      <p className="text-muted-fg">{t("unconfirmed.ask")}</p>
      <p>
        <a
          href={ACTIVITY_URL}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center gap-1.5 link"
        >
          {t("unconfirmed.look")}
          <ExternalLink aria-hidden className="size-3.5" />
        </a>
      </p>
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
