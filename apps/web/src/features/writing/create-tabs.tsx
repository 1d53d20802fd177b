"use client";

import { cn } from "@takt/ui/cn";
import { Tab, TabPanel, Tabs, TabsList } from "@takt/ui/tabs";
import { PenLine, Sparkles } from "lucide-react";
import { useT } from "next-i18next/client";
import { Activity, useMemo, useState, type ReactNode } from "react";
import { PanelContext } from "./panel";
import { CREATE_TABS, useCreateTab, type CreateTab } from "./use-create-tab";
import { useIsCreatePage } from "./use-is-create-page";

const ICONS = { ai: Sparkles, manual: PenLine };

/**
 * The two ways to write a post. A way once seen stays as it was while the other one is shown: the assistant goes on
 * writing, its keys and the editor's rest. A post written by hand has an address of its own once it is saved; then it is
 * alone on the screen, and what the assistant was writing is still written.
 */
export function CreateTabs({ ai, manual }: Record<CreateTab, ReactNode>) {
  const { t } = useT("writing");
  const [chosen, setTab] = useCreateTab();
  const { own, settled } = useIsCreatePage();
  const tab = own ? chosen : "manual";
  const [seen, setSeen] = useState<readonly CreateTab[]>([tab]);
  if (!seen.includes(tab)) setSeen([...seen, tab]);
  const shown = tab === "ai";
  const panel = useMemo(() => ({ shown, addressed: settled }), [shown, settled]);
  return (
    <Tabs
      value={tab}
      onValueChange={(next) => setTab(next as CreateTab)}
      activationMode="manual"
      className="grid min-w-0 gap-5"
    >
      {/* Its room stays: nothing moves under the hands of who is typing. */}
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
        {seen.includes("ai") && <PanelContext value={panel}>{ai}</PanelContext>}
      </TabPanel>
      <TabPanel value="manual" forceMount hidden={tab !== "manual"} tabIndex={undefined} className="min-w-0">
        {seen.includes("manual") && (
          <Activity mode={tab === "manual" ? "visible" : "hidden"}>{manual}</Activity>
        )}
      </TabPanel>
    </Tabs>
  );
}
