import { EmptyState } from "@takt/ui/empty-state";
import { FileCheck } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { pagesFrom } from "../shared/list/use-load-more";
import { ConsoleList } from "./console-list";
import { DeclarationRow } from "./declaration-row";

type DeclarationsPage = RouterOutputs["contracts"]["list"];

/** Lists open declarations, newest first, page by page. */
const useDeclarations = () =>
  trpc.contracts.list.useInfiniteQuery({ open: true }, pagesFrom<DeclarationsPage>(null));

/** Cancellations and withdrawals that wait for the operator, or for their author. */
export function DeclarationsView() {
  const { t } = useT("operator");
  const list = useDeclarations();
  const declarations = list.data?.pages.flatMap((page) => page.declarations) ?? [];
  return (
    <ConsoleList
      list={list}
      length={declarations.length}
      failed={t("notices.failed")}
      empty={
        <EmptyState
          icon={<FileCheck />}
          title={t("notices.none.title")}
          description={t("notices.none.text")}
        />
      }
    >
      <p className="text-caption text-pretty text-muted-fg">{t("notices.hint")}</p>
      <ol aria-label={t("view.notices")} className="grid gap-3">
        {declarations.map((declaration) => (
          <DeclarationRow key={declaration.id} declaration={declaration} />
        ))}
      </ol>
    </ConsoleList>
  );
}
