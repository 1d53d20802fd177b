import { buttonStyle } from "@takt/ui/button-style";
import { ClipboardCheck } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { LocaleLink } from "~/features/shared/locale-link";

/** How many posts wait for the user's approval, with the way to them; nothing while none does. */
export function WaitingApprovals() {
  const { t } = useT("today");
  const { data: overview } = trpc.posts.overview.useQuery();
  const count = overview?.waiting ?? 0;
  if (count === 0) return null;
  return (
    <section
      aria-label={t("approvals.waiting", { count })}
      className="flex flex-wrap items-center gap-x-2.5 gap-y-2 rounded-xl border border-border bg-surface px-3.5 py-2.5"
    >
      <span
        aria-hidden
        className="grid size-7 place-items-center rounded-lg bg-secondary-soft text-secondary-soft-fg [&_svg]:size-4"
      >
        <ClipboardCheck />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium text-pretty">{t("approvals.waiting", { count })}</p>
        <p className="text-muted-fg">{t("approvals.text")}</p>
      </div>
      <LocaleLink href="/app/approvals" className={buttonStyle({ size: "sm" })}>
        {t("approvals.open")}
      </LocaleLink>
    </section>
  );
}
