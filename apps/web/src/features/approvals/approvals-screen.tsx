"use client";

import { useRef } from "react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { LoadError } from "~/features/shared/load-error";
import { PageHead } from "~/features/shared/page-head";
import { useCan } from "~/features/shared/use-can";
import { Inbox } from "./inbox";
import { InboxSkeleton } from "./list/inbox-skeleton";
import { NoInbox } from "./no-waiting";

const REFETCH_INTERVAL_MS = 30_000;

/** The posts that wait for the reader's approval, each exactly as it will go out, and what is decided about them. */
export function ApprovalsScreen() {
  const { t } = useT("approvals");
  const heading = useRef<HTMLHeadingElement>(null);
  const rules = trpc.approvals.rules.useQuery();
  const canApprove = useCan()("posts.approve");
  const stages = rules.data?.stages.length;
  const waiting = trpc.approvals.waiting.useQuery(undefined, {
    enabled: canApprove,
    refetchInterval: REFETCH_INTERVAL_MS,
    refetchOnWindowFocus: true,
  });
  const failed = [rules, waiting].find(({ data, isError }) => isError && !data);
  return (
    <div>
      <PageHead title={t("inbox.title")} headingRef={heading} />
      {failed ? (
        <LoadError className="mt-5" title={t("inbox.loadFailed")} query={failed} />
      ) : stages === 0 || (stages !== undefined && !canApprove) ? (
        <NoInbox hasStages={stages > 0} />
      ) : stages !== undefined && waiting.data ? (
        <Inbox {...waiting.data} hasStages={stages > 1} heading={heading} />
      ) : (
        <InboxSkeleton />
      )}
    </div>
  );
}
