import { EmptyState } from "@takt/ui/empty-state";
import { verbatim } from "@takt/ui/verbatim";
import { AppWindow } from "lucide-react";
import { useT } from "~/i18n/use-t";

/** Where no application is let in: says how one gets here, and with which address. */
export function NoGrants({ resource }: { resource: string }) {
  const { t } = useT("oauth");
  return (
    <div className="grid gap-5">
      <EmptyState icon={<AppWindow />} title={t("list.none.title")} description={t("list.none.text")} />
      <dl className="grid gap-1 text-sm">
        <dt className="text-caption text-muted-fg">{t("list.address")}</dt>
        <dd {...verbatim} className="font-mono wrap-anywhere">
          {resource}
        </dd>
      </dl>
    </div>
  );
}
