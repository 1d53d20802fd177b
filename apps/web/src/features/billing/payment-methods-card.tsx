import { Badge } from "@takt/ui/badge";
import { Button } from "@takt/ui/button";
import { Skeleton } from "@takt/ui/skeleton";
import { CreditCard, Landmark, TriangleAlert } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { QueryCard } from "../shared/query-card";
import { toServerTime } from "../shared/time/now";
import { getCardExpiry } from "./card-expiry";
import { useOpenPortal } from "./use-open-portal";

type Method = RouterOutputs["billing"]["paymentMethods"][number];

/** The user's payment methods, with their expiry and the one that is charged. */
export function PaymentMethodsCard() {
  const { t } = useT("billing");
  const query = trpc.billing.paymentMethods.useQuery();
  const portal = useOpenPortal();
  return (
    <QueryCard
      title={t("methods.title")}
      query={query}
      failed={t("loadFailed")}
      skeleton={<Skeleton className="h-12" />}
      aside={(methods) =>
        methods !== undefined &&
        methods.length > 0 && (
          <Button
            size="sm"
            loading={portal.isRunning}
            onClick={() => void portal.run({ page: "payment_method" })}
          >
            {t("card.paymentMethod")}
          </Button>
        )
      }
    >
      {(methods) =>
        methods.length === 0 ? (
          <p className="text-sm text-muted-fg">{t("methods.empty")}</p>
        ) : (
          <ul className="grid gap-3">
            {methods.map((method) => (
              <MethodRow key={method.id} method={method} checkedAt={toServerTime(query.dataUpdatedAt)} />
            ))}
          </ul>
        )
      }
    </QueryCard>
  );
}

/** A payment method; whether it expires soon is as of `checkedAt`. */
function MethodRow({ method, checkedAt }: { method: Method; checkedAt: number }) {
  const { t } = useT("billing");
  const { expiresAt, isDefault } = method;
  const expiry = getCardExpiry(expiresAt, checkedAt);
  const Icon = method.type === "sepa_debit" ? Landmark : CreditCard;
  return (
    <li className="flex items-start gap-3 text-sm" data-testid="payment-method">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted-fg" />
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <MethodName method={method} />
          {isDefault && <Badge>{t("methods.default")}</Badge>}
          {(expiry === "soon" || expiry === "expired") && (
            <Badge tone={expiry === "expired" ? "red" : "amber"}>
              <TriangleAlert aria-hidden />
              {t(`methods.${expiry}`)}
            </Badge>
          )}
        </p>
        {expiresAt && (
          <p className="text-caption text-muted-fg tabular-nums">
            {t("methods.expires", {
              month: String(expiresAt.month).padStart(2, "0"),
              year: expiresAt.year,
            })}
          </p>
        )}
      </div>
    </li>
  );
}

function MethodName({ method: { type, brand, last4 } }: { method: Method }) {
  const { t } = useT("billing");
  const name = capitalized(brand ?? type);
  if (!last4) return name;
  return type === "sepa_debit"
    ? t("methods.sepa_debit", { last4 })
    : t("methods.card", { brand: name, last4 });
}

/** Stripe's words for brands are in small letters: `visa`, `american_express`. */
function capitalized(word: string): string {
  const text = word.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
