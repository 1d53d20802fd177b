"use client";

import type { DecisionInput } from "@takt/domain/waitlist/model/decision-input";
import { SearchField } from "@takt/ui/search-field";
import { TabPanel, Tabs, Tab, TabsList } from "@takt/ui/tabs";
import { useT } from "~/i18n/use-t";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useRef } from "react";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { SignInAgainCallout } from "../sessions/parts/sign-in-again-callout";
import { signOut } from "../sessions/parts/sign-out-button";
import { useNow } from "../shared/time/use-clock";
import { AccountsView } from "./accounts-view";
import { AuditLogView } from "./audit-log-view";
import { type AccountsView as AccountsViewName, hasAccounts, VIEWS, type View } from "./console-state";
import { LinkedinView } from "./linkedin-view";
import { DeclarationsView } from "./declarations-view";
import { RequestsView } from "./requests-view";
import type { Start } from "./use-accounts";
import { useDecide } from "./use-decide";

type Counts = RouterOutputs["operator"]["counts"];

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
        {hasAccounts(state.view) && (
          <SearchField label={t("search")} value={state.q} onChange={(q) => void setState({ q })} />
        )}
      </header>
      {(stale || ended) && <StaleCallout />}
      <Tabs
        value={state.view}
        onValueChange={(view) => void setState({ view: view as View })}
        activationMode="manual"
        className="grid min-w-0 gap-4"
      >
        <ViewTabs counts={counts} />
        <TabPanel ref={panel} value={state.view} className="grid min-w-0 gap-4">
          {state.view === "trail" && <AuditLogView />}
          {state.view === "notices" && <DeclarationsView />}
          {state.view === "requests" && <RequestsView />}
          {state.view === "linkedin" && <LinkedinView />}
          {hasAccounts(state.view) && (
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

/** Keeps tab and search in the URL, so that a reload and the back button restore them. */
function useConsoleState() {
  return useQueryStates(
    {
      view: parseAsStringLiteral(VIEWS).withDefault("waitlisted"),
      q: parseAsString.withDefault(""),
    },
    { history: "replace" },
  );
}

/** A tab per status with its number of accounts, and one for the audit log. */
function ViewTabs({ counts }: { counts: Counts | undefined }) {
  const { t } = useT("operator");
  return (
    <TabsList aria-label={t("views")}>
      {VIEWS.map((view) => (
        <Tab key={view} value={view} data-view={view}>
          {t(`view.${view}`)}
          {counts && hasAccounts(view) && (
            <span className="rounded-full bg-surface-2 px-1.5 text-xs/5 font-normal text-muted-fg tabular-nums">
              {getCount(counts, view)}
            </span>
          )}
        </Tab>
      ))}
    </TabsList>
  );
}

function getCount({ waitlisted, active, rejected }: Counts, view: AccountsViewName): number {
  return view === "all" ? waitlisted + active + rejected : { waitlisted, active, rejected }[view];
}

/** Asks the operator to sign in again before they decide. */
function StaleCallout() {
  const { t } = useT("operator");
  const texts = { title: t("stale.title"), text: t("stale.text"), action: t("stale.action") };
  return <SignInAgainCallout texts={texts} onSignOut={signOut} />;
}
