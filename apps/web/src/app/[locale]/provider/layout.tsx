import type { Locale } from "@takt/i18n/locales";
import { AppFrame } from "~/features/shell/app-frame";
import { OperatorMessages } from "~/i18n/operator-messages";
import { requireOperator } from "~/server/require-signed-in";
import { trpc } from "~/trpc/server";

/** Pages depend on the user, so none of them is prerendered (like /app). */
export const dynamic = "force-dynamic";

/** The operator's pages; they do not exist for anybody else. */
export default async function OperatorLayout({ children, params }: LayoutProps<"/[locale]/provider">) {
  await requireOperator();
  await trpc.users.me.prefetch();
  return (
    <AppFrame locale={(await params).locale as Locale} messages={OperatorMessages}>
      {children}
    </AppFrame>
  );
}
