import { Badge, type BadgeTone } from "@takt/ui/badge";
import { buttonStyle } from "@takt/ui/button-style";
import { verbatim } from "@takt/ui/verbatim";
import { CircleCheck, Plug, Unplug, type LucideIcon } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { RouterOutputs } from "~/trpc/react";
import { Fact } from "~/features/shared/fact";
import { useClock, useWhen } from "~/features/shared/time/use-clock";
import { useProductHref } from "~/features/shared/use-connect-href";
import { DisconnectProduct } from "./disconnect-product";

type Access = RouterOutputs["connections"]["products"][number];

const STATUS: Record<Access["status"], { tone: BadgeTone; icon: LucideIcon }> = {
  active: { tone: "green", icon: CircleCheck },
  invalid: { tone: "red", icon: Unplug },
  none: { tone: "neutral", icon: Plug },
};

/** One product of LinkedIn: what it is good for, how the connection stands, and how to make or end it. */
export function ProductAccess({ access }: { access: Access }) {
  const { t } = useT("profile");
  const { product, isOffered, status, reason } = access;
  const { tone, icon: Icon } = STATUS[status];
  const name = t(`products.${product}.name`);
  return (
    <section aria-label={name} className="grid gap-2.5">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="grid gap-0.5">
          <h3 className="text-sm font-semibold">{name}</h3>
          <p className="font-mono text-xs text-muted-fg">{t(`products.${product}.api`)}</p>
        </div>
        <Badge tone={tone}>
          <Icon aria-hidden />
          {t(`products.status.${status}`)}
        </Badge>
      </div>
      <p className="text-caption text-pretty text-muted-fg">{t(`products.${product}.text`)}</p>
      {status === "invalid" && (
        <p className="text-caption text-danger-text">{t(`products.invalid.${reason ?? "invalid"}`)}</p>
      )}
      {status !== "none" && <DescriptionList access={access} />}
      {!isOffered && <p className="text-caption text-pretty text-muted-fg">{t("products.notOffered")}</p>}
      <div className="flex flex-wrap gap-2">
        {isOffered && status !== "active" && <ConnectLink access={access} name={name} />}
        {status !== "none" && <DisconnectProduct product={product} name={name} />}
      </div>
    </section>
  );
}

/** Whose data it is, since and until when, and what was last read. */
function DescriptionList({ access }: { access: Access }) {
  const { t } = useT("profile");
  const { day } = useClock();
  const when = useWhen();
  const { product, status, memberName, connectedAt, expiresAt, postsReadAt, metricsReadAt } = access;
  const readAt = product === "community" ? metricsReadAt : postsReadAt;
  return (
    <dl className="grid gap-1 text-caption">
      {memberName !== null && (
        <Fact name={t("products.member")}>
          <span {...verbatim}>{memberName}</span>
        </Fact>
      )}
      {connectedAt && (
        <Fact name={t("products.since")}>
          <time dateTime={connectedAt.toISOString()}>{day(connectedAt)}</time>
        </Fact>
      )}
      {expiresAt && (
        <Fact name={t(status === "invalid" ? "products.ended" : "products.ends")}>
          <time dateTime={expiresAt.toISOString()}>{day(expiresAt)}</time>
        </Fact>
      )}
      <Fact name={t(product === "community" ? "products.metricsRead" : "products.postsRead")}>
        {readAt ? <time dateTime={readAt.toISOString()}>{when(readAt)}</time> : t("products.never")}
      </Fact>
    </dl>
  );
}

/** A plain link, because a route handler redirects to LinkedIn's consent page. */
function ConnectLink({ access: { product, status }, name }: { access: Access; name: string }) {
  const { t } = useT("profile");
  const word = status === "invalid" ? "reconnect" : "connect";
  return (
    <a
      href={useProductHref(product)}
      className={buttonStyle({ variant: "outline", size: "sm" })}
      aria-label={t(`products.${word}Name`, { name })}
    >
      <Plug aria-hidden />
      {t(`products.${word}`)}
    </a>
  );
}
