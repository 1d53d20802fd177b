import type { OauthClientView } from "@takt/domain/oauth/model/client-view";
import { isLoopbackUri } from "@takt/domain/oauth/model/redirect-uri";
import { Callout } from "@takt/ui/callout";
import { verbatim } from "@takt/ui/verbatim";
import { TriangleAlert } from "lucide-react";
import { getT } from "~/i18n/server";

type Props = { client: OauthClientView; redirectUri: string };

/** Verified facts of an application, beside the name that it claims: its address, and where the answer goes. */
export async function ClientFacts({ client, redirectUri }: Props) {
  const { t } = await getT("oauth");
  const isLocal = client.redirectUris.every(isLoopbackUri);
  return (
    <div className="grid gap-3">
      <dl className="grid gap-x-6 gap-y-4 rounded-xl border border-border bg-surface p-5 text-sm sm:grid-cols-2">
        <div className="grid content-start gap-0.5">
          <dt className="text-caption text-muted-fg">{t("consent.host")}</dt>
          <dd className="font-medium wrap-anywhere">
            {client.host === null ? t("consent.noHost") : <span {...verbatim}>{client.host}</span>}
          </dd>
        </div>
        <div className="grid content-start gap-0.5">
          <dt className="text-caption text-muted-fg">{t("consent.redirect")}</dt>
          <dd className="font-medium wrap-anywhere">
            <span {...verbatim}>{new URL(redirectUri).host}</span>
          </dd>
        </div>
      </dl>
      {isLocal && (
        <Callout tone="amber" icon={<TriangleAlert aria-hidden />}>
          <p>{t("consent.loopback")}</p>
        </Callout>
      )}
    </div>
  );
}
