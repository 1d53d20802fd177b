import { PLAN_IDS } from "@takt/domain/plans/model/plans";
import { SUBSCRIPTION_STATUSES } from "@takt/domain/plans/model/subscription-status";
import { Badge } from "@takt/ui/badge";
import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { Skeleton } from "@takt/ui/skeleton";
import { RefreshCw } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { useClock } from "../shared/time/use-clock";
import { LoadError } from "../shared/load-error";

type Account = NonNullable<RouterOutputs["operator"]["billing"]>;

/** A user's billing: plan, status, orders and the last events, which can be read again from the payment provider. */
export function BillingDialog({
  about,
  onClose,
}: {
  about: { id: string; name: string } | null;
  onClose: () => void;
}) {
  return (
    <Dialog open={about !== null} onOpenChange={(open) => !open && onClose()}>
      {about && <Billing userId={about.id} name={about.name} onClose={onClose} />}
    </Dialog>
  );
}

function Billing({ userId, name, onClose }: { userId: string; name: string; onClose: () => void }) {
  const { t } = useT("operator");
  const { t: common } = useT("common");
  const query = trpc.operator.billing.useQuery({ userId });
  const utils = trpc.useUtils();
  const sync = useAction(trpc.operator.resyncBilling.useMutation().mutateAsync, {
    done: ({ kind }) => ({ title: t(`billing.sync.${kind}`) }),
    refresh: () => utils.operator.billing.invalidate({ userId }),
  });
  return (
    <DialogContent
      title={t("billing.title", { name })}
      description={t("billing.text")}
      closeLabel={common("close")}
      footer={
        <>
          <Button onClick={onClose}>{common("close")}</Button>
          <Button
            loading={sync.isRunning}
            disabled={!query.data?.customerId}
            onClick={() => void sync.run({ userId })}
          >
            <RefreshCw aria-hidden />
            {t("billing.sync.action")}
          </Button>
        </>
      }
    >
      {query.isPending ? (
        <Skeleton className="h-48 rounded-xl" />
      ) : query.data ? (
        <DescriptionList account={query.data} />
      ) : (
        <LoadError title={t("billing.failed")} query={query} />
      )}
    </DialogContent>
  );
}

function DescriptionList({ account }: { account: Account }) {
  const { t } = useT(["operator", "billing", "plans"]);
  const { day, dateTime } = useClock();
  const { subscription, entitledTo, syncedAt, customerId, orders, events } = account;
  const { status, plan, renewsAt, endsAt } = subscription;
  const knownStatus = SUBSCRIPTION_STATUSES.find((known) => known === status) ?? "other";
  const knownPlan = PLAN_IDS.find((known) => known === plan);
  return (
    <div className="grid gap-5 text-sm">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        <Fact name={t("billing.status")}>{t(`billing:status.${knownStatus}`, { status })}</Fact>
        <Fact name={t("billing.plan")}>{knownPlan ? t(`plans:names.${knownPlan}`) : "–"}</Fact>
        <Fact name={t("billing.entitledTo")}>{t(`plans:names.${entitledTo}`)}</Fact>
        {renewsAt && <Fact name={t("billing.renews")}>{day(renewsAt)}</Fact>}
        {endsAt && <Fact name={t("billing.ends")}>{day(endsAt)}</Fact>}
        <Fact name={t("billing.customer")}>{customerId ?? "–"}</Fact>
        <Fact name={t("billing.synced")}>{syncedAt ? dateTime(syncedAt) : "–"}</Fact>
      </dl>
      <Lines title={t("billing.orders")} none={t("billing.noOrders")}>
        {orders.map((order) => (
          <Line
            key={order.id}
            at={dateTime(order.orderedAt)}
            badge={t(`billing.orderStatus.${order.status}`)}
          >
            {t(`plans:names.${order.plan}`)} · {t(`billing:order.intervals.${order.interval}`)}
          </Line>
        ))}
      </Lines>
      <Lines title={t("billing.events")} none={t("billing.noEvents")}>
        {events.map((event) => (
          <Line key={event.id} at={dateTime(event.receivedAt)} badge={t(`billing.outcome.${event.outcome}`)}>
            {event.type}
          </Line>
        ))}
      </Lines>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-fg">{name}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </>
  );
}

function Lines({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-medium">{title}</h3>
      {children.length === 0 ? (
        <p className="text-muted-fg">{none}</p>
      ) : (
        <ul className="grid gap-1.5">{children}</ul>
      )}
    </section>
  );
}

function Line({ at, badge, children }: { at: string; badge: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-muted-fg tabular-nums">{at}</span>
      <span className="wrap-anywhere">{children}</span>
      <Badge tone="neutral">{badge}</Badge>
    </li>
  );
}
