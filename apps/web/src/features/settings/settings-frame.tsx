import type { Actor } from "@takt/domain/shared/actor";
import { type Act, can } from "@takt/domain/workspaces/model/acts";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import type { ReactNode } from "react";
import { getT } from "~/i18n/server";
import { PageHead } from "../shared/page-head";
import { LocaleLink } from "../shared/locale-link";

/** The tabs of the settings; a new one needs its texts in settings.json and its panel in the page. */
export const SETTINGS_TABS = [
  "general",
  "slots",
  "subscription",
  "notifications",
  "privacy",
  "applications",
  "api",
  "webhooks",
] as const;

export type SettingsTab = (typeof SETTINGS_TABS)[number];

type Props = { tab: SettingsTab; tabs: readonly SettingsTab[]; children: ReactNode };

/** Title and tabs of the settings. Tabs are links, so each has a URL and works before hydration. */
export async function SettingsFrame({ tab, tabs, children }: Props) {
  const { t } = await getT("settings");
  return (
    <div className="grid gap-5">
      <PageHead title={t("title")} />
      <nav aria-label={t("sections")} className="flex flex-wrap gap-x-1 border-b border-border">
        {tabs.map((one) => (
          <LocaleLink
            key={one}
            href={`/app/user/settings?tab=${one}`}
            aria-current={one === tab ? "page" : undefined}
            className={cn(
              "-mb-px inline-flex min-h-9 max-w-full shrink-0 items-center rounded-t-md border-b-2 border-transparent px-2 text-sm font-medium",
              "text-muted-fg hover:text-foreground focus-visible:-outline-offset-2 pointer-coarse:min-h-11",
              "aria-[current=page]:border-primary aria-[current=page]:text-foreground",
              focusRing,
            )}
          >
            {t(`tabs.${one}`)}
          </LocaleLink>
        ))}
      </nav>
      {children}
    </div>
  );
}

/** The tabs for which a member needs to be allowed something in this workspace. */
const NEEDED: Partial<Record<SettingsTab, Act>> = {
  slots: "library.write",
  api: "workspace.manage",
  webhooks: "workspace.manage",
};

/** The tabs of a member: slots are for those who plan posts in this workspace, keys and webhooks for those who manage it. */
export function shownTabs(workspace: Pick<Actor, "role" | "isReadOnly">): readonly SettingsTab[] {
  return SETTINGS_TABS.filter((tab) => {
    const act = NEEDED[tab];
    return !act || can(workspace, act);
  });
}

/** Parses ?tab=notifications; anything that is not shown is the first tab. */
export function readTab(tab: string | string[] | undefined, shown: readonly SettingsTab[]): SettingsTab {
  return shown.find((known) => known === tab) ?? SETTINGS_TABS[0];
}
