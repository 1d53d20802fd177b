"use client";

import { Tab, TabPanel, Tabs, TabsList } from "@takt/ui/tabs";
import { PenLine, Sparkles } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { Activity, useDeferredValue, useState, type ReactNode } from "react";
import { PageHead } from "../shared/page-head";

const CREATE_TABS = ["ai", "manual"] as const;
type CreateTab = (typeof CREATE_TABS)[number];

/** The shown tab is in the URL's history, so that Back leads to the other one. */
const TAB = parseAsStringLiteral(CREATE_TABS).withDefault("manual").withOptions({ history: "push" });

const ICONS = { ai: Sparkles, manual: PenLine };

/**
 * The assistant and the editor as tabs. A tab that was shown once keeps its state while the other is shown, but not its
 * effects: its keys are inactive. A text that is being written goes on.
 */
export function CreateTabs(screens: Record<CreateTab, ReactNode>) {
  const { t } = useT(["writing", "posts"]);
  const [tab, setTab] = useCreateTab();
  const [seen, setSeen] = useState<readonly CreateTab[]>([tab]);
  // The tab is marked at once, and what it shows is drawn after that.
  const shown = useDeferredValue(tab);
  if (!seen.includes(shown)) setSeen([...seen, shown]);
  return (
    <Tabs
      value={tab}
      onValueChange={(next) => setTab(next as CreateTab)}
      activationMode="manual"
      className="grid min-w-0 gap-5"
    >
      <PageHead title={t("posts:editor.createTitle")}>
        <TabsList shape="bar" aria-label={t("tabs.label")}>
          {CREATE_TABS.map((one) => {
            const Icon = ICONS[one];
            return (
              <Tab key={one} value={one}>
                <Icon aria-hidden className="size-4" />
                {t(`tabs.${one}`)}
              </Tab>
            );
          })}
        </TabsList>
      </PageHead>
      {CREATE_TABS.map((one) => (
        <TabPanel
          key={one}
          value={one}
          forceMount
          hidden={shown !== one}
          data-writing-place={one === "manual" || undefined}
          tabIndex={undefined}
          className="min-w-0"
        >
          {seen.includes(one) && (
            <Activity mode={shown === one ? "visible" : "hidden"}>{screens[one]}</Activity>
          )}
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** Reads and sets ?tab=ai; without it the editor is shown. */
export function useCreateTab(): [tab: CreateTab, setTab: (tab: CreateTab) => void] {
  const [tab, setTab] = useQueryState("tab", TAB);
  return [tab, (next) => void setTab(next)];
}
