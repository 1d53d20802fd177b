import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { QueryCard } from "../shared/query-card";
import { useClock } from "../shared/time/use-clock";
import { useLocale } from "../shared/use-locale";
import { formatMoney } from "@takt/domain/shared/format-money";

type Invoice = RouterOutputs["billing"]["invoices"][number];
const STATUSES = ["draft", "open", "processing", "paid", "void", "uncollectible"] as const;
const cell = "py-2.5 ps-3 first:ps-0";

/** The user's invoices, newest first, with their documents. */
export function InvoicesCard() {
  const { t } = useT("billing");
  const query = trpc.billing.invoices.useQuery();
  return (
    <QueryCard
      title={t("invoices.title")}
      query={query}
      failed={t("loadFailed")}
      skeleton={<Skeleton className="h-24" />}
    >
      {(invoices) =>
        invoices.length === 0 ? (
          <p className="text-sm text-muted-fg">{t("invoices.empty")}</p>
        ) : (
          <InvoiceTable invoices={invoices} />
        )
      }
    </QueryCard>
  );
}

function InvoiceTable({ invoices }: { invoices: Invoice[] }) {
  const { t } = useT("billing");
  return (
    <table className="w-full text-sm tabular-nums">
      <thead>
        <tr className="border-b border-border text-start text-caption text-muted-fg">
          {(["date", "number", "amount", "status", "document"] as const).map((column) => (
            <th
              key={column}
              scope="col"
              className={`${cell} font-medium ${column === "amount" ? "text-end" : "text-start"} ${column === "number" ? "hidden sm:table-cell" : ""}`}
            >
              {t(`invoices.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
    </table>
  );
}

/** An invoice; on phones its number is under its date. */
function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { t } = useT("billing");
  const { day } = useClock();
  const locale = useLocale();
  const { createdAt, totalCents, currency, status, pdfUrl, pageUrl } = invoice;
  const number = invoice.number ?? t("invoices.draftNumber");
  const known = STATUSES.find((one) => one === status);
  return (
    <tr className="border-b border-border last:border-b-0">
      <td className={cell}>
        {day(createdAt)}
        <span className="block text-xs wrap-anywhere text-muted-fg sm:hidden">{number}</span>
      </td>
      <td className={`${cell} hidden sm:table-cell`}>{number}</td>
      <td className={`${cell} text-end`}>{formatMoney(totalCents, currency, locale)}</td>
      <td className={`${cell} ${known === "open" ? "text-warning-text" : ""}`}>
        {known ? t(`invoices.statuses.${known}`) : status}
      </td>
      <td className={cell}>
        <div className="flex flex-wrap gap-x-4">
          {known === "open" && pageUrl && (
            <DocumentLink href={pageUrl} label={t("invoices.payOf", { number })}>
              {t("invoices.pay")}
            </DocumentLink>
          )}
          {pdfUrl ? (
            <DocumentLink href={pdfUrl} label={t("invoices.pdfOf", { number })}>
              {t("invoices.pdf")}
            </DocumentLink>
          ) : (
            <span className="text-muted-fg">{t("invoices.noPdf")}</span>
          )}
        </div>
      </td>
    </tr>
  );
}

/** A link to the payment provider, which opens beside this page; its name begins with the text that is shown. */
function DocumentLink({ href, label, children }: { href: string; label: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      className="inline-flex min-h-6 items-center underline underline-offset-3 pointer-coarse:min-h-11"
    >
      {children}
    </a>
  );
}
