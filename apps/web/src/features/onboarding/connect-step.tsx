import { buttonStyle } from "@takt/ui/button-style";
import { Callout } from "@takt/ui/callout";
import { Skeleton } from "@takt/ui/skeleton";
import { withVerbatim } from "@takt/ui/verbatim";
import { CircleCheck, IdCard, Lock, Send, TriangleAlert, Unplug } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useRef } from "react";
import { trpc } from "~/trpc/react";
import { useConnectHref } from "../shared/use-connect-href";
import { useWhen } from "../shared/time/use-clock";
import { LoadError } from "../shared/load-error";
import { useStickyError } from "../shared/use-sticky-error";
import { StepFrame } from "./step-frame";
import type { StepProps } from "./use-onboarding";

const SCOPES = [
  { icon: IdCard, text: "scopeProfile" },
  { icon: Send, text: "scopePost" },
  { icon: Lock, text: "never" },
] as const;

/** Step 3: the state of the LinkedIn connection, its permissions, and the button to connect; it is optional. */
export function ConnectStep(props: StepProps) {
  const { t } = useT(["onboarding", "shell"]);
  const when = useWhen();
  const href = useConnectHref("/app/onboarding?step=connect");
  const link = useRef<HTMLAnchorElement>(null);
  const query = trpc.connections.get.useQuery();
  const { data, isPending, isFetching, refetch } = query;
  const failure = useStickyError(query);
  const connected = data?.status === "active";
  const { outcome } = props.onboarding;
  const bad = outcome !== null && outcome !== "connected";
  return (
    <StepFrame
      {...props}
      title={t("connect.title")}
      intro={t("connect.intro")}
      onContinue={props.onboarding.next}
      continueLabel={connected || isPending ? undefined : t("connect.without")}
      quiet={!connected && !isPending}
      onEnter={data && !connected ? () => link.current?.click() : undefined}
    >
      {bad && (
        <Callout tone="red" role="alert" icon={<TriangleAlert aria-hidden />}>
          <p>{t(`shell:outcome.${outcome}`)}</p>
        </Callout>
      )}
      {!data && failure === null && <Skeleton className="h-20 rounded-xl" />}
      {failure !== null && (
        <LoadError title={t("connect.failed")} query={{ error: failure, isFetching, refetch }} />
      )}
      {data && connected && (
        <Callout tone="green" role="status" icon={<CircleCheck aria-hidden />}>
          <p className="font-medium">
            {data.memberName
              ? withVerbatim(data.memberName, (words) => t("connect.connectedAs", { name: words }))
              : t("connect.connected")}
          </p>
          {data.expiresAt && <p>{t("connect.until", { when: when(data.expiresAt) })}</p>}
        </Callout>
      )}
      {data && !connected && (
        <div className="grid justify-items-start gap-3 rounded-xl border border-border bg-surface p-4">
          <div className="flex items-start gap-3">
            <Unplug aria-hidden className="mt-0.5 size-5 shrink-0 text-muted-fg" />
            <div className="grid gap-0.5">
              <p className="font-medium">
                {t(data.status === "invalid" ? "connect.invalid" : "connect.notConnected")}
              </p>
              <p className="text-sm text-pretty text-muted-fg">
                {t(data.status === "invalid" ? "connect.invalidText" : "connect.notConnectedText")}
              </p>
            </div>
          </div>
          {/* A plain link, because the route handler redirects to another site. */}
          <a ref={link} href={href} className={buttonStyle({ variant: "primary" })}>
            {t(bad ? "connect.reconnect" : "connect.connect")}
          </a>
        </div>
      )}
      <section className="grid gap-2.5">
        <h2 className="text-sm font-medium">{t("connect.scopes")}</h2>
        <ul className="grid gap-2.5">
          {SCOPES.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-start gap-3 text-sm text-pretty">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted-fg" />
              {t(`connect.${text}`)}
            </li>
          ))}
        </ul>
      </section>
    </StepFrame>
  );
}
