import { Kbd } from "@takt/ui/kbd";
import { CircleCheck } from "lucide-react";
import { useT } from "next-i18next/client";
import type { ReactNode } from "react";
import { trpc } from "../../trpc/react";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { PostSummaryLine } from "./post/post-summary-line";
import { StepFrame } from "./step-frame";
import type { StepProps } from "./use-onboarding";

/** Step 6: a summary of the setup, and the way into the app. */
export function CompleteStep(props: StepProps) {
  const { t } = useT(["onboarding", "common"]);
  const locale = useLocale();
  const { zone, shortcuts } = useMe();
  const { data: connection } = trpc.connections.get.useQuery();
  const { data: topics } = trpc.topics.count.useQuery();
  const { onboarding } = props;
  const connected = connection?.status === "active";
  return (
    <StepFrame
      {...props}
      title={t("complete.title")}
      intro={t("complete.intro")}
      onContinue={() => void onboarding.complete()}
      continuing={onboarding.leaving}
      continueLabel={t(onboarding.wanted ? "complete.wanted" : "complete.dashboard")}
      unskippable
    >
      <dl className="grid divide-y divide-border rounded-xl border border-border bg-surface px-4">
        <Row name={t("complete.language")}>{t(`common:languages.${locale}`)}</Row>
        <Row name={t("complete.zone")}>{zone.replaceAll("_", " ")}</Row>
        <Row name={t("complete.connection")}>
          {connection && (
            <>
              <span className="flex items-center gap-1.5">
                {connected && <CircleCheck aria-hidden className="size-4 text-primary-text" />}
                {t(connected ? "complete.connected" : "complete.notConnected")}
              </span>
              {!connected && <span className="text-[13px] text-muted-fg">{t("complete.connectLater")}</span>}
            </>
          )}
        </Row>
        <Row name={t("complete.topics")}>{topics && t("complete.topicsCount", { count: topics.count })}</Row>
        <Row name={t("complete.post")}>
          <PostSummaryLine onOpen={(path) => void onboarding.complete(path)} />
        </Row>
      </dl>
      {shortcuts && (
        <section className="grid gap-2.5">
          <h2 className="text-sm font-medium">{t("complete.shortcuts")}</h2>
          <ul className="grid gap-2 text-sm text-muted-fg">
            <li>
              <Kbd>C</Kbd> {t("complete.shortcutNew")}
            </li>
            <li>
              <Kbd>?</Kbd> {t("complete.shortcutHelp")}
            </li>
          </ul>
        </section>
      )}
    </StepFrame>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 py-3 sm:grid-cols-[11rem_1fr]">
      <dt className="text-sm text-muted-fg">{name}</dt>
      <dd className="grid min-h-6 gap-0.5 text-sm/6 font-medium">{children}</dd>
    </div>
  );
}
