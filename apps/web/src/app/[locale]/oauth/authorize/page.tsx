import { listPlaces } from "@takt/domain/oauth/list-places";
import { readAuthorization } from "@takt/domain/oauth/read-authorization";
import { DomainError } from "@takt/domain/shared/domain-error";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthorizeFrame } from "~/features/oauth/authorize-frame";
import { ConsentForm } from "~/features/oauth/consent-form";
import { RefusedApplication } from "~/features/oauth/refused-application";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";
import { pageContext } from "~/server/context";
import { expiredPath } from "~/server/request-headers";

type Props = PageProps<"/[locale]/oauth/authorize">;

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("oauth");
  return { title: t("consent.title"), robots: { index: false }, referrer: "strict-origin" };
}

/** Where an application sends a member who is to let it in. It shows and does nothing: the decision is a form. */
export default async function AuthorizePage({ params, searchParams }: Props) {
  const { locale } = await params;
  const { user, deps } = await pageContext();
  if (!user) redirect(await expiredPath());
  if (user.waitlist !== "active" || user.deletion) redirect(localePath(locale, "/app"));
  const query = toParams(await searchParams);
  const problem = query.get("problem");
  query.delete("problem");
  const asked = await readAuthorization(deps, user.actor, query).catch(toBusy);
  if (asked.kind === "failed") redirect(asked.to);
  return (
    <AuthorizeFrame>
      {asked.kind === "refused" ? (
        <RefusedApplication reason={asked.reason} />
      ) : (
        <ConsentForm
          asked={asked}
          params={query}
          places={await listPlaces(deps, user.actor)}
          account={user.displayName ?? user.name ?? user.email ?? ""}
          problem={problem}
        />
      )}
    </AuthorizeFrame>
  );
}

function toParams(sent: Awaited<Props["searchParams"]>): URLSearchParams {
  const entries = Object.entries(sent).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, one]),
  );
  return new URLSearchParams(entries);
}

/** Too many documents were read for this member: nothing is known of this application now. */
function toBusy(error: unknown) {
  if (error instanceof DomainError && error.code === "rate_exceeded")
    return { kind: "refused" as const, reason: "busy" as const };
  throw error;
}
