"use client";

import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { useClock } from "../shared/time/use-clock";
import { LoadError } from "../shared/load-error";
import { AccountLink } from "./account-link";
import { DeletionForm } from "./deletion-form";
import { CheckedList } from "./checked-list";

/** Explains what the deletion of the account means, with what there is in it, and requests it. */
export function DeletionScreen() {
  const { t } = useT("account");
  const query = trpc.account.deletion.useQuery();
  if (query.isPending) return <Skeleton className="h-96 rounded-xl" />;
  if (!query.data) return <LoadError title={t("loadFailed")} query={query} />;
  return <Consequences deletion={query.data} />;
}

function Consequences({ deletion }: { deletion: RouterOutputs["account"]["deletion"] }) {
  const { t } = useT("account");
  const { day } = useClock();
  const { scheduledPosts, publishedPosts, isConnected, subscription } = deletion;
  const now = [
    scheduledPosts > 0 ? t("deletion.scheduled", { count: scheduledPosts }) : t("deletion.scheduledNone"),
    isConnected && t("deletion.connection"),
    subscription &&
      (subscription.endsAt
        ? t("deletion.subscriptionEnds", { date: day(subscription.endsAt) })
        : t("deletion.subscription")),
    t("deletion.sessions"),
  ];
  const later = [
    t("deletion.erased"),
    publishedPosts > 0 ? t("deletion.published", { count: publishedPosts }) : t("deletion.publishedNone"),
    t("deletion.kept"),
  ];
  return (
    <>
      <CheckedList title={t("deletion.now")} items={now.filter((item) => item !== false && item !== null)} />
      <CheckedList title={t("deletion.later")} items={later} />
      {subscription && (
        <p className="text-sm/6 text-pretty">
          {t("deletion.subscriptionLost")}{" "}
          <AccountLink href="/contracts/withdraw">{t("deletion.withdrawLink")}</AccountLink>
        </p>
      )}
      <p className="text-sm">
        <AccountLink href="/app/data/export">{t("deletion.exportFirst")}</AccountLink>
      </p>
      <DeletionForm />
    </>
  );
}
