import { Button } from "@takt/ui/button";
import { ErrorState } from "@takt/ui/error-state";
import { CircleCheck, CircleHelp, CircleX, RefreshCw } from "lucide-react";
import { useT } from "next-i18next/client";
import type { ReactNode } from "react";
import { trpc, type RouterOutputs } from "../../trpc/react";
import { useErrorText } from "../shared/use-error-text";
import { PermissionList } from "../connections/parts/permission-list";
import { ConsoleSkeleton } from "./console-skeleton";

type State = RouterOutputs["operator"]["linkedinApp"]["findings"][number]["state"];

const ICONS = {
  ok: <CircleCheck aria-hidden className="mt-0.5 size-5 text-primary-text" />,
  bad: <CircleX aria-hidden className="mt-0.5 size-5 text-danger-text" />,
  unknown: <CircleHelp aria-hidden className="mt-0.5 size-5 text-muted-fg" />,
};

/** The app at LinkedIn: what was checked of it, each with what to do, and what LinkedIn permits it. */
export function LinkedinView() {
  const { t } = useT(["operator", "common"]);
  const errorText = useErrorText();
  // What LinkedIn says is asked when somebody looks, and not each time the window is focused.
  const query = trpc.operator.linkedinApp.useQuery(undefined, { refetchOnWindowFocus: false });
  const { data, error, isFetching, refetch } = query;
  if (!data && error)
    return (
      <ErrorState
        title={t("linkedin.failed")}
        description={errorText(error)}
        retryLabel={t("common:retry")}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <ConsoleSkeleton />;
  const { findings, version, permissions } = data;
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
      {permissions ? (
        <PermissionList permissions={permissions} />
      ) : (
        <p className="text-[13px] text-pretty text-muted-fg">{t("linkedin.nobody")}</p>
      )}
    </div>
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
