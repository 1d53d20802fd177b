import type { Locale } from "@takt/i18n/locales";
import { APP_NAMESPACES, type Namespace } from "@takt/i18n/namespaces";
import { AppFrame } from "../../../features/shell/app-frame";
import { requireOperator } from "../../../server/require-signed-in";
import { trpc } from "../../../trpc/server";

/** Pages depend on the user, so none of them is prerendered (like /app). */
export const dynamic = "force-dynamic";

const NAMESPACES: Namespace[] = [...APP_NAMESPACES, "operator"];

/** The operator's pages; they do not exist for anybody else. */
export default async function OperatorLayout({ children, params }: LayoutProps<"/[locale]/provider">) {
  await requireOperator();
  await trpc.users.me.prefetch();
  return (
    <AppFrame locale={(await params).locale as Locale} namespaces={NAMESPACES}>
      {children}
    </AppFrame>
  );
}
