"use client";

import { Avatar } from "@takt/ui/avatar";
import { Badge, type BadgeTone } from "@takt/ui/badge";
import { buttonStyle } from "@takt/ui/button-style";
import { Skeleton } from "@takt/ui/skeleton";
import { verbatim } from "@takt/ui/verbatim";
import { CircleCheck, Plug, Unplug, type LucideIcon } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { Fact } from "~/features/shared/fact";
import { formatCount } from "@takt/domain/posts/model/format-count";
import { QueryCard } from "~/features/shared/query-card";
import { useWhen } from "~/features/shared/time/use-clock";
import { useLocale } from "~/features/shared/use-locale";
import { ImportLink } from "~/features/shared/import-link";
import { SyncPosts } from "../sync-posts";
import { useConnectHref } from "~/features/shared/use-connect-href";

type Connection = RouterOutputs["connections"]["get"];

/**
 * The status labels that the specification names. For the connection: Needs Setup, Active or Invalid. For the sync: Ready
 * while the connection is active, otherwise Needs Setup, and Never before the first sync.
 */
const CONNECTION: Record<
  Connection["status"],
  { word: "active" | "invalid" | "needsSetup"; tone: BadgeTone; icon: LucideIcon }
> = {
  active: { word: "active", tone: "green", icon: CircleCheck },
  invalid: { word: "invalid", tone: "red", icon: Unplug },
  none: { word: "needsSetup", tone: "amber", icon: Plug },
};

type Props = {
  shape?: "divided" | "section";
  className?: string;
  /** Shown below the details once they are loaded. */
  footer?: (connection: Connection) => ReactNode;
};

/** The LinkedIn connection, the number of published posts and the sync. It loads its own data. */
export function ConnectionCard({ shape, className, footer }: Props) {
  const { t } = useT("today");
  const query = trpc.connections.get.useQuery();
  return (
    <QueryCard
      title={t("linkedin.title")}
      query={query}
      failed={t("linkedin.failed")}
      skeleton={<Skeleton className="h-56 rounded-xl" />}
      shape={shape}
      className={className}
      aside={(connection) => connection && <ConnectionBadge status={connection.status} />}
    >
      {(connection) => (
        <>
          <ConnectionFacts connection={connection} />
          {footer?.(connection)}
        </>
      )}
    </QueryCard>
  );
}

function ConnectionBadge({ status }: { status: Connection["status"] }) {
  const { t } = useT("today");
  const { word, tone, icon: Icon } = CONNECTION[status];
  return (
    <Badge tone={tone} data-testid="connection-status">
      <Icon aria-hidden />
      {t(`linkedin.status.${word}`)}
    </Badge>
  );
}

function ConnectionFacts({ connection }: { connection: Connection }) {
  const { t } = useT(["today", "shell"]);
  const when = useWhen();
  const locale = useLocale();
  const { status, reason, connectedAt, memberName, memberImage, syncedAt } = connection;
  const { data: total } = trpc.connections.totalPosts.useQuery();
  return (
    <>
      {memberName && (
        <p className="flex items-center gap-2.5">
          <Avatar name={memberName} src={memberImage} />
          <span {...verbatim} className="min-w-0 font-medium wrap-anywhere">
            {memberName}
          </span>
        </p>
      )}
      {status === "none" && <p className="text-pretty text-muted-fg">{t("linkedin.none")}</p>}
      {status === "invalid" && (
        <p className="text-pretty text-danger-text">{t(`shell:banner.invalid.${reason ?? "invalid"}`)}</p>
      )}
      <dl className="divide-y divide-border border-y border-border text-caption">
        <Fact className="py-2" name={t("linkedin.totalPosts")}>
          {total ? formatCount(total.count, locale) : "–"}
        </Fact>
        <Fact className="py-2" name={t("linkedin.sync")}>
          {t(`linkedin.status.${status === "active" ? "ready" : "needsSetup"}`)}
        </Fact>
        <Fact className="py-2" name={t("linkedin.lastSync")}>
          {syncedAt ? (
            <time dateTime={syncedAt.toISOString()}>{when(syncedAt)}</time>
          ) : (
            t("linkedin.status.never")
          )}
        </Fact>
      </dl>
      {status === "active" ? (
        <SyncPosts />
      ) : (
        <ConnectLink again={status === "invalid" || connectedAt !== null} />
      )}
      <div id="import">
        <ImportLink />
      </div>
    </>
  );
}

/** A link to LinkedIn's consent page and back to this page. A plain link, because a route handler redirects to another site. */
function ConnectLink({ again }: { again: boolean }) {
  const { t } = useT("today");
  const href = useConnectHref();
  return (
    <div>
      <a href={href} className={buttonStyle({ variant: "outline" })}>
        <Plug aria-hidden />
        {again ? t("linkedin.reconnect") : t("linkedin.connect")}
      </a>
    </div>
  );
}
