import { Button } from "@takt/ui/button";
import { EmptyState } from "@takt/ui/empty-state";
import { SearchX, UserCheck, Users, UserX } from "lucide-react";
import { useT } from "next-i18next/client";
import type { ConsoleState } from "./console-state";

const ICONS = { waitlisted: <Users />, active: <UserCheck />, rejected: <UserX />, all: <Users /> };

/** The empty state: no search result, or no accounts in this tab. */
export function NoAccounts({ state, onClearSearch }: { state: ConsoleState; onClearSearch: () => void }) {
  const { t } = useT("operator");
  const search = state.q.trim();
  if (search)
    return (
      <EmptyState
        icon={<SearchX />}
        title={t("nothingFound", { search })}
        description={t("nothingFoundText")}
        action={<Button onClick={onClearSearch}>{t("clearSearch")}</Button>}
      />
    );
  const view = state.view === "trail" ? "all" : state.view;
  return (
    <EmptyState icon={ICONS[view]} title={t(`nobody.${view}.title`)} description={t(`nobody.${view}.text`)} />
  );
}
