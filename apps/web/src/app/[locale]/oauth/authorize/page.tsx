import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthorizeFrame } from "~/features/oauth/authorize-frame";
import { ConsentForm } from "~/features/oauth/consent-form";
import { RefusedApplication } from "~/features/oauth/refused-application";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";
import { pageContext } from "~/server/context";
import { readConsent } from "~/server/oauth/read-consent";
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
  const { user } = await pageContext();
  if (!user) redirect(await expiredPath());
  if (user.waitlist !== "active" || user.deletion) redirect(localePath(locale, "/app"));
  const query = toParams(await searchParams);
  const problem = query.get("problem");
  query.delete("problem");
  const { asked, places } = await readConsent(user, query);
  if (asked.kind === "failed") redirect(asked.to);
  return (
    <AuthorizeFrame>
      {asked.kind === "refused" ? (
        <RefusedApplication reason={asked.reason} />
      ) : (
        <ConsentForm
          asked={asked}
          params={query}
          places={places}
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
