import type { Locale } from "@takt/i18n/locales";
import { DomainError } from "@takt/domain/shared/domain-error";
import { notFound, redirect } from "next/navigation";
import { ProfileNotFound } from "~/features/errors/profile-not-found";
import { AppFrame } from "~/features/shell/app-frame";
import { expiredPath } from "~/server/request-headers";
import { hasSession } from "~/server/has-session";
import { signedInUser } from "~/server/signed-in-user";
import { trpc } from "~/trpc/server";

/** Pages depend on the user, so none of them is prerendered. */
export const dynamic = "force-dynamic";

/** A workspace that the user is no member of has no pages. */
function toNotFound(error: unknown): never {
  if (error instanceof DomainError && error.code === "workspace_not_found") notFound();
  throw error;
}

/** Everything under /app needs a session; the shell and what needs activation are nested below. */
export default async function AppLayout({ children, params }: LayoutProps<"/[locale]/app">) {
  const locale = (await params).locale as Locale;
  if (!(await signedInUser().catch(toNotFound))) {
    if (await hasSession()) return <ProfileNotFound locale={locale} />;
    redirect(await expiredPath());
  }
  await trpc.users.me.prefetch();
  return <AppFrame locale={locale}>{children}</AppFrame>;
}
