"use client";

import { LOGGED_ACTIONS, type LoggedAction } from "@takt/domain/workspaces/model/log-entry";
import { EmptyState } from "@takt/ui/empty-state";
import { useAnnounce } from "@takt/ui/use-announce";
import { ScrollText } from "lucide-react";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useT } from "~/i18n/use-t";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { pagesFrom } from "~/features/shared/list/use-load-more";
import { LoadError } from "~/features/shared/load-error";
import { PageHead } from "~/features/shared/page-head";
import type { CurrentWorkspace } from "../current-workspace";
import { DownloadLink } from "../download/download-link";
import { MembersSkeleton } from "../members-skeleton";
import { MembersTabs } from "../members-tabs";
import { LogDays } from "./log-days";
import { LogFilter } from "./log-filter";

type LogPage = RouterOutputs["workspaces"]["log"];

const ACTION = parseAsStringLiteral(LOGGED_ACTIONS).withOptions({ history: "replace" });

type Props = {
  workspace: CurrentWorkspace;
  /** The first page without a filter, which the server has fetched; null when it has not. */
  start: LogPage | null;
};

/** Acts in the workspace, newest first, page by page: all of them or of one kind. */
export function LogScreen({ workspace, start }: Props) {
  const { t } = useT("members");
  const [action, setAction] = useQueryState("action", ACTION);
  const { announce, region } = useAnnounce();
  const log = useLog(action, start);
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div className="grid gap-5">
      <PageHead title={t("title")} />
      <MembersTabs tab="log" workspace={workspace} />
      <div className="grid max-w-4xl gap-4">
        <div className="flex flex-wrap items-end gap-3">
          <p className="me-auto basis-56 text-sm text-pretty text-muted-fg">{t("log.intro")}</p>
          <LogFilter action={action} onChange={(chosen) => void setAction(chosen)} />
          <DownloadLink workspace={workspace} what="log" label={t("log.download")} />
        </div>
        {entries.length > 0 ? (
          <LogDays key={action} list={log} entries={entries} announce={announce} />
        ) : log.isPending ? (
          <MembersSkeleton />
        ) : log.isError ? (
          <LoadError title={t("log.loadFailed")} query={log} />
        ) : (
          <EmptyState
            icon={<ScrollText />}
            title={t("log.empty")}
            description={action ? t("log.noneOfKind") : t("log.emptyText")}
          />
        )}
      </div>
      {region}
    </div>
  );
}

function useLog(action: LoggedAction | null, start: LogPage | null) {
  return trpc.workspaces.log.useInfiniteQuery(
    action ? { action } : {},
    pagesFrom<LogPage>(action ? null : start),
  );
}
