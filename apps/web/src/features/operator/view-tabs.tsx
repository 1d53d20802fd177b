import { Tab, TabsList } from "@takt/ui/tabs";
import { useT } from "next-i18next/client";
import type { RouterOutputs } from "../../trpc/react";
import { VIEWS, type View } from "./console-state";

type Counts = RouterOutputs["operator"]["counts"];

/** A tab per status with its number of accounts, and one for the audit log. */
export function ViewTabs({ counts }: { counts: Counts | undefined }) {
  const { t } = useT("operator");
  return (
    <TabsList aria-label={t("views")}>
      {VIEWS.map((view) => (
        <Tab key={view} value={view} data-view={view}>
          {t(`view.${view}`)}
          {counts && view !== "trail" && (
            <span className="rounded-full bg-surface-2 px-1.5 text-xs/5 font-normal text-muted-fg tabular-nums">
              {countOf(counts, view)}
            </span>
          )}
        </Tab>
      ))}
    </TabsList>
  );
}

function countOf({ waitlisted, active, rejected }: Counts, view: Exclude<View, "trail">): number {
  return view === "all" ? waitlisted + active + rejected : { waitlisted, active, rejected }[view];
}
