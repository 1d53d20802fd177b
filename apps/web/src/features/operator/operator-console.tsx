"use client";

import type { DecisionInput } from "@takt/domain/waitlist/model/decision-input";
import { TabPanel, Tabs } from "@takt/ui/tabs";
import { useT } from "next-i18next/client";
import { useRef } from "react";
import { trpc } from "../../trpc/react";
import { useNow } from "../shared/time/use-now";
import { SearchField } from "@takt/ui/search-field";
import { AccountsView } from "./accounts-view";
import type { View } from "./console-state";
import { StaleNotice } from "./stale-notice";
import { AuditLogView } from "./audit-log-view";
import { useConsoleState } from "./use-console-state";
import { useDecide } from "./use-decide";
import type { Start } from "./use-accounts";
import { ViewTabs } from "./view-tabs";

/** The operator's console: accounts by status, decisions about one or many, and the audit log. */
export function OperatorConsole({ start }: { start: Start }) {
  const { t } = useT("operator");
  const [state, setState] = useConsoleState();
  const { data: counts } = trpc.operator.counts.useQuery();
  const { decide, deciding, stale } = useDecide();
  const panel = useRef<HTMLDivElement>(null);
  const decideHere = async (input: DecisionInput) => {
    const arrived = await decide(input);
    // The focused button is gone with its row.
    if (arrived) panel.current?.focus({ preventScroll: true });
    return arrived;
  };
  const now = useNow(60_000);
  const ended = counts?.freshUntil && now ? counts.freshUntil <= now : false;
  return (
    <div className="grid min-w-0 gap-5">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-2xl/8">{t("title")}</h1>
          <p className="text-sm text-muted-fg">{t("intro")}</p>
        </div>
        {state.view !== "trail" && (
          <SearchField label={t("search")} value={state.q} onChange={(q) => void setState({ q })} />
        )}
      </header>
      {(stale || ended) && <StaleNotice />}
      <Tabs
        value={state.view}
        onValueChange={(view) => void setState({ view: view as View })}
        activationMode="manual"
        className="grid min-w-0 gap-4"
      >
        <ViewTabs counts={counts} />
        <TabPanel ref={panel} value={state.view} className="grid min-w-0 gap-4">
          {state.view === "trail" ? (
            <AuditLogView />
          ) : (
            <AccountsView
              key={state.view}
              state={state}
              start={start}
              decide={decideHere}
              deciding={deciding}
              onClearSearch={() => void setState({ q: "" })}
            />
          )}
        </TabPanel>
      </Tabs>
    </div>
  );
}
