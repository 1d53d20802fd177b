"use client";

import { cn } from "@takt/ui/cn";
import { Tab, TabPanel, Tabs, TabsList } from "@takt/ui/tabs";
import { PenLine, Sparkles } from "lucide-react";
import { useT } from "next-i18next/client";
import { Activity, useMemo, useState, type ReactNode } from "react";
import { TabVisibilityContext } from "./tab-visibility";
import { CREATE_TABS, useCreateTab, type CreateTab } from "./use-create-tab";
import { useIsCreatePage } from "./use-is-create-page";

const ICONS = { ai: Sparkles, manual: PenLine };

/**
 * The assistant and the editor as tabs. A tab that was shown once keeps its state while the other is shown: the assistant
 * keeps writing, but its keys are inactive, as is the editor. A saved post has its own URL; then the editor is shown alone,
 * and the assistant still keeps writing.
 */
export function CreateTabs({ ai, manual }: Record<CreateTab, ReactNode>) {
  const { t } = useT("writing");
  const [chosen, setTab] = useCreateTab();
  const { own, settled } = useIsCreatePage();
  const tab = own ? chosen : "manual";
  const [seen, setSeen] = useState<readonly CreateTab[]>([tab]);
  if (!seen.includes(tab)) setSeen([...seen, tab]);
  const shown = tab === "ai";
  const visibility = useMemo(() => ({ shown, ownsUrl: settled }), [shown, settled]);
  return (
    <Tabs
      value={tab}
      onValueChange={(next) => setTab(next as CreateTab)}
      activationMode="manual"
      className="grid min-w-0 gap-5"
    >
      {/* Hidden but not removed, so that nothing moves while the user is typing. */}
      <TabsList aria-label={t("tabs.label")} className={cn(!own && "invisible")}>
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
      <TabPanel value="ai" forceMount hidden={tab !== "ai"} tabIndex={undefined} className="min-w-0">
        {seen.includes("ai") && <TabVisibilityContext value={visibility}>{ai}</TabVisibilityContext>}
      </TabPanel>
      <TabPanel value="manual" forceMount hidden={tab !== "manual"} tabIndex={undefined} className="min-w-0">
        {seen.includes("manual") && (
          <Activity mode={tab === "manual" ? "visible" : "hidden"}>{manual}</Activity>
        )}
      </TabPanel>
    </Tabs>
  );
}
