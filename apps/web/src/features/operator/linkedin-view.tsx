import { Button } from "@takt/ui/button";
import { CircleCheck, CircleHelp, CircleX, RefreshCw } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useId, type ReactNode } from "react";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { LoadError } from "../shared/load-error";
import { PermissionList } from "../connections/parts/permission-list";
import { ConsoleSkeleton } from "./console-list";

type View = RouterOutputs["operator"]["linkedinApp"];
type State = View["findings"][number]["state"];

const ICONS = {
  ok: <CircleCheck aria-hidden className="mt-0.5 size-5 text-primary-text" />,
  bad: <CircleX aria-hidden className="mt-0.5 size-5 text-danger-text" />,
  unknown: <CircleHelp aria-hidden className="mt-0.5 size-5 text-muted-fg" />,
};

/** The app at LinkedIn: what was checked of it, each with what to do, and what LinkedIn permits it. */
export function LinkedinView() {
  const { t } = useT("operator");
  // LinkedIn is asked when somebody opens the view, and not each time the window is focused.
  const query = trpc.operator.linkedinApp.useQuery(undefined, { refetchOnWindowFocus: false });
  const { data, error, isFetching, refetch } = query;
  if (!data && error)
    return <LoadError title={t("linkedin.failed")} query={{ error: error, isFetching, refetch }} />;
  if (!data) return <ConsoleSkeleton />;
  const { findings, products, version, permissions } = data;
  return (
    <div className="grid gap-4 rounded-xl border border-border bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base font-semibold">{t("linkedin.title")}</h2>
        <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
          {!isFetching && <RefreshCw aria-hidden />}
          {t("linkedin.again")}
        </Button>
      </div>
      <ul className="grid gap-3 text-sm">
        {findings.map(({ check, state, detail }) => (
          <Finding
            key={`${check}:${check === "redirect" ? detail : ""}`}
            state={state}
            detail={check === "clock" ? null : detail}
          >
            {t(`linkedin.${check}.${state}`, { seconds: detail ?? "" })}
          </Finding>
        ))}
        <Finding state={version.isOk ? "ok" : "bad"} detail={version.isOk ? null : version.detail}>
          {t(version.isOk ? "linkedin.version.ok" : "linkedin.version.bad")}
        </Finding>
      </ul>
      {products.map((app) => (
        <ProductApp key={app.product} app={app} />
      ))}
      {permissions ? (
        <PermissionList permissions={permissions} />
      ) : (
        <p className="text-caption text-pretty text-muted-fg">{t("linkedin.nobody")}</p>
      )}
    </div>
  );
}

/** The app for one of LinkedIn's further products; the clock is the same for all. */
function ProductApp({ app: { product, findings } }: { app: View["products"][number] }) {
  const { t } = useT("operator");
  const titleId = useId();
  const setting = `LINKEDIN_${product.toUpperCase()}`;
  const names = {
    id: `${setting}_CLIENT_ID`,
    secret: `${setting}_CLIENT_SECRET`,
    scopes: `${setting}_SCOPES`,
  };
  return (
    <section aria-labelledby={titleId} className="grid gap-3 border-t border-border pt-4 text-sm">
      <h3 id={titleId} className="font-semibold">
        {t(`linkedin.product.name.${product}`)}
      </h3>
      <ul className="grid gap-3">
        {findings
          .filter(({ check }) => check !== "clock")
          .map(({ check, state, detail }) => (
            <Finding key={check} state={state} detail={detail}>
              {state === "bad" && (check === "credentials" || check === "scopes")
                ? t(`linkedin.product.${check}`, names)
                : t(`linkedin.${check}.${state}`)}
            </Finding>
          ))}
      </ul>
    </section>
  );
}

/** One finding: its state by icon and word, what it means, and what LinkedIn said. */
function Finding({ state, detail, children }: { state: State; detail: string | null; children: ReactNode }) {
  const { t } = useT("operator");
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2">
      {ICONS[state]}
      <div className="grid gap-0.5">
        <p>
          <span className="sr-only">{t(`linkedin.state.${state}`)}: </span>
          {children}
        </p>
        {detail && <p className="font-mono text-xs wrap-anywhere text-muted-fg">{detail}</p>}
      </div>
    </li>
  );
}
