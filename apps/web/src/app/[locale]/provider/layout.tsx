import type { Locale } from "@takt/i18n/locales";
import { APP_NAMESPACES, type Namespace } from "@takt/i18n/namespaces";
import { AppFrame } from "../../../features/shell/app-frame";
import { requireProvider } from "../../../server/require-provider";
import { trpc } from "../../../trpc/server";

/** As /app: the build tries none of it. */
export const dynamic = "force-dynamic";

const NAMESPACES: Namespace[] = [...APP_NAMESPACES, "provider"];

/** The provider's own pages: to everybody else they do not exist. */
export default async function ProviderLayout({ children, params }: LayoutProps<"/[locale]/provider">) {
  await requireProvider();
  await trpc.users.me.prefetch();
  return (
    <AppFrame locale={(await params).locale as Locale} namespaces={NAMESPACES}>
      {children}
    </AppFrame>
  );
}
