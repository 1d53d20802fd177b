import { useT } from "~/i18n/use-t";
import { InboxShape } from "../parts/inbox-shape";

/** Stands for the inbox while it loads. */
export function InboxSkeleton() {
  const { t } = useT("common");
  return (
    <div role="status" aria-label={t("loading")} className="pt-5">
      <InboxShape />
    </div>
  );
}
