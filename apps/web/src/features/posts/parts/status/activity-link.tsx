import { ExternalLink } from "lucide-react";
import { useT } from "~/i18n/use-t";

/** The page where LinkedIn shows members their posts. */
const ACTIVITY_URL = "https://www.linkedin.com/in/me/recent-activity/all/";

/** A link to the post on LinkedIn or, without its URL, to all posts of the member. */
export function ActivityLink({ href }: { href?: string | null }) {
  const { t } = useT("posts");
  return (
    <p className="text-caption">
      <a
        href={href ?? ACTIVITY_URL}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-6 items-center gap-1.5 link"
      >
        {t(href ? "actions.viewOnLinkedIn" : "unconfirmed.look")}
        <ExternalLink aria-hidden className="size-3.5" />
      </a>
    </p>
  );
}

/** The same as a button: it leads to all posts of the member. */
export function ActivityButton({ className }: { className: string }) {
  const { t } = useT("posts");
  return (
    <a href={ACTIVITY_URL} target="_blank" rel="noreferrer" className={className}>
      <ExternalLink aria-hidden />
      {t("unconfirmed.lookShort")}
    </a>
  );
}
