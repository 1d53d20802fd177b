import { ExternalLink } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { ACTIVITY_URL } from "~/features/posts/status/activity-link";

/** A button that leads to where LinkedIn shows members their posts. */
export function ActivityButton({ className }: { className: string }) {
  const { t } = useT("posts");
  return (
    <a href={ACTIVITY_URL} target="_blank" rel="noreferrer" className={className}>
      <ExternalLink aria-hidden />
      {t("unconfirmed.lookShort")}
    </a>
  );
}
