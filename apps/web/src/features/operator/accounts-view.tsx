import type { DecisionInput } from "@takt/domain/waitlist/model/decision-input";
import { Button } from "@takt/ui/button";
import { EmptyState } from "@takt/ui/empty-state";
import { SearchX, UserCheck, Users, UserX } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useMemo, useState } from "react";
import { useMe } from "../shared/use-me";
import { AccountRow } from "./account-row";
import { BillingDialog } from "./billing-dialog";
import { ConsoleList } from "./console-list";
import { type ConsoleState, hasAccounts } from "./console-state";
import { RejectDialog } from "./reject-dialog";
import { SelectionBar, useSelection } from "./selection-bar";
import { useAccounts, type Account, type Start } from "./use-accounts";

const ICONS = { waitlisted: <Users />, active: <UserCheck />, rejected: <UserX />, all: <Users /> };

type Props = {
  state: ConsoleState;
  start: Start;
  decide: (input: DecisionInput) => Promise<boolean>;
  deciding: boolean;
  onClearSearch: () => void;
};

/** The accounts of a tab, with decisions about one or many. */
export function AccountsView({ state, start, decide, deciding, onClearSearch }: Props) {
  const { t } = useT("operator");
  const { id: ownId } = useMe();
  const list = useAccounts(state, start);
  const accounts = useMemo(() => list.data?.pages.flatMap((page) => page.accounts) ?? [], [list.data]);
  const selection = useSelection(accounts, ownId);
  const [rejecting, setRejecting] = useState<{ ids: string[]; name: string | null } | null>(null);
  const [billing, setBilling] = useState<{ id: string; name: string } | null>(null);

  const selectable = accounts.filter(({ id }) => id !== ownId).length;
  const getName = ({ name, email }: Account) => name ?? email ?? t("noName");
  const activate = async (ids: string[]) => {
    if (await decide({ ids, decision: "active" })) selection.clear();
  };
  return (
    <ConsoleList
      list={list}
      length={accounts.length}
      failed={t("loadFailed")}
      empty={<NoAccounts state={state} onClearSearch={onClearSearch} />}
    >
      {selectable > 0 && (
        <SelectionBar
          selection={selection}
          shown={selectable}
          view={state.view}
          deciding={deciding}
          onActivate={() => void activate(selection.ids)}
          onReject={() => setRejecting({ ids: selection.ids, name: null })}
        />
      )}
      <ul
        aria-label={t("accounts")}
        className={list.isPlaceholderData ? "grid gap-2 opacity-60" : "grid gap-2"}
      >
        {accounts.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            name={getName(account)}
            own={account.id === ownId}
            chosen={selection.has(account.id)}
            onToggle={() => selection.toggle(account.id)}
            onActivate={() => void decide({ ids: [account.id], decision: "active" })}
            onReject={() => setRejecting({ ids: [account.id], name: getName(account) })}
            onBilling={() => setBilling({ id: account.id, name: getName(account) })}
            onPutBack={() => void decide({ ids: [account.id], decision: "waitlisted" })}
          />
        ))}
      </ul>
      <BillingDialog about={billing} onClose={() => setBilling(null)} />
      <RejectDialog
        about={rejecting}
        deciding={deciding}
        onClose={() => setRejecting(null)}
        onReject={async (ids, reason) => {
          if (!(await decide({ ids, decision: "rejected", reason }))) return;
          setRejecting(null);
          selection.clear();
        }}
      />
    </ConsoleList>
  );
}

/** The empty state: no search result, or no accounts in this tab. */
function NoAccounts({ state, onClearSearch }: { state: ConsoleState; onClearSearch: () => void }) {
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
  const view = hasAccounts(state.view) ? state.view : "all";
  return (
    <EmptyState icon={ICONS[view]} title={t(`nobody.${view}.title`)} description={t(`nobody.${view}.text`)} />
  );
}
