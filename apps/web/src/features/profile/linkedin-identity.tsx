import { Avatar } from "@takt/ui/avatar";
import { Badge } from "@takt/ui/badge";
import { Skeleton } from "@takt/ui/skeleton";
import { BadgeCheck, CircleHelp } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import { trpc } from "~/trpc/react";
import { PermissionList } from "../connections/parts/permission-list";
import { Fact } from "../shared/fact";
import { useClock } from "../shared/time/use-clock";
import { useMe } from "../shared/use-me";
import { Section } from "@takt/ui/section";
import { verbatim } from "@takt/ui/verbatim";

/** The user's LinkedIn identity, which is changed at LinkedIn and updated here with the next sign-in. */
export function LinkedInIdentity() {
  const { t } = useT("profile");
  const me = useMe();
  const { day } = useClock();
  const { data: connection, isError } = trpc.connections.get.useQuery();
  const name = me.name ?? me.email ?? t("identity.nameless");
  const renderDate = (at: Date | null | undefined, none: ReactNode) =>
    at ? <time dateTime={at.toISOString()}>{day(at)}</time> : none;
  const connected = connection && connection.status !== "none";
  const pending = isError ? t("identity.unknown") : <Skeleton className="h-5 w-32" />;
  return (
    <Section title={t("identity.title")} text={t("identity.text")}>
      <div className="flex items-center gap-4">
        <Avatar name={name} src={me.image} className="size-16 text-xl" />
        <div className="grid min-w-0 gap-1">
          <p {...verbatim} className="text-lg/6 font-semibold wrap-anywhere">
            {name}
          </p>
          {me.email ? (
            <>
              <p {...verbatim} className="text-sm wrap-anywhere text-muted-fg">
                {me.email}
              </p>
              <EmailMark verified={me.emailVerified} />
            </>
          ) : (
            <p className="text-sm text-muted-fg">{t("identity.noEmail")}</p>
          )}
        </div>
      </div>
      <dl className="grid gap-x-4 gap-y-2 border-t border-border pt-4 text-sm">
        <Fact name={t("identity.memberSince")}>{renderDate(me.joinedAt, null)}</Fact>
        <Fact name={t("identity.connectedSince")}>
          {connection
            ? renderDate(connected ? connection.connectedAt : null, t("identity.notConnected"))
            : pending}
        </Fact>
        <Fact
          name={t(connection?.status === "invalid" ? "identity.connectionEnded" : "identity.connectionEnds")}
        >
          {connection ? renderDate(connected ? connection.expiresAt : null, t("identity.unknown")) : pending}
        </Fact>
      </dl>
      {connection?.permissions && <PermissionList permissions={connection.permissions} />}
    </Section>
  );
}

/** Shows whether LinkedIn has verified the e-mail address. */
function EmailMark({ verified }: { verified: boolean }) {
  const { t } = useT("profile");
  const Icon = verified ? BadgeCheck : CircleHelp;
  return (
    <Badge tone={verified ? "green" : "neutral"} className="justify-self-start whitespace-normal">
      <Icon aria-hidden />
      {t(verified ? "identity.emailVerified" : "identity.emailUnverified")}
    </Badge>
  );
}
