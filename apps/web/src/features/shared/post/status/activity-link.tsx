import { ExternalLink } from "lucide-react";
import { useT } from "next-i18next/client";

/** Where LinkedIn shows members what they posted. */
const ACTIVITY_URL = "https://www.linkedin.com/in/me/recent-activity/all/";

/** To the post on LinkedIn, or, where its link is not known, to all that the member posted. */
export function ActivityLink({ href }: { href?: string | null }) {
  const { t } = useT("posts");
  return (
    <p className="text-[13px]">
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
