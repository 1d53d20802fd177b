"use client";

import { can } from "@takt/domain/workspaces/model/acts";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "../shared/locale-link";
import type { CurrentWorkspace } from "./current-workspace";
import { MANAGED_TABS, TABS, type MembersTab } from "./tabs";

const HREFS: Record<MembersTab, string> = {
  members: "/app/members",
  approvals: "/app/members?tab=approvals",
  brand: "/app/members?tab=brand",
  log: "/app/members?tab=log",
};

type Props = { tab: MembersTab; workspace: Pick<CurrentWorkspace, "role"> };

/** The members, the approvals and, for those who manage the workspace, its brand and the log. They are links, so each has a URL and works before hydration. */
export function MembersTabs({ tab, workspace }: Props) {
  const { t } = useT(["members", "approvals", "brand"]);
  const names = {
    members: t("title"),
    approvals: t("approvals:rules.title"),
    brand: t("brand:title"),
    log: t("log.title"),
  };
  const tabs = can(workspace, "workspace.manage") ? TABS : TABS.filter((one) => !MANAGED_TABS.includes(one));
  return (
    <nav aria-label={t("tabs")} className="flex flex-wrap gap-x-1 border-b border-border">
      {tabs.map((one) => (
        <LocaleLink
          key={one}
          href={HREFS[one]}
          aria-current={one === tab ? "page" : undefined}
          className={cn(
            "-mb-px inline-flex min-h-9 max-w-full shrink-0 items-center rounded-t-md border-b-2 border-transparent px-2 text-sm font-medium",
            "text-muted-fg hover:text-foreground focus-visible:-outline-offset-2 pointer-coarse:min-h-11",
            "aria-[current=page]:border-primary aria-[current=page]:text-foreground",
            focusRing,
          )}
        >
          {names[one]}
        </LocaleLink>
      ))}
    </nav>
  );
}
