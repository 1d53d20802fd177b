import { AccessRestricted } from "../../../../features/restricted/access-restricted";
import { ContinueDraft } from "../../../../features/restricted/continue-draft";
import { Bell } from "../../../../features/notifications/bell";
import { FocusHeading } from "../../../../features/shell/focus-heading";
import { Shell } from "../../../../features/shell/shell";
import { ShortcutsProvider } from "../../../../features/shortcuts/shortcuts-provider";
import { signedInUser } from "../../../../server/signed-in-user";
import { shellState } from "../../../../server/shell-state";
import { currentTheme } from "../../../../server/theme";
import { HydrateClient, trpc } from "../../../../trpc/server";

/** The app's frame for who is activated; everybody else learns where they stand. */
export default async function ShellLayout({ children }: LayoutProps<"/[locale]/app">) {
  const user = await signedInUser();
  // The layout above leads to the login.
  if (!user) return null;
  if (user.waitlist !== "active") return <AccessRestricted user={user} />;
  void trpc.notifications.unreadCount.prefetch();
  return (
    <HydrateClient>
      <ShortcutsProvider>
        <Shell
          user={user}
          theme={await currentTheme()}
          state={await shellState()}
          bell={<Bell />}
          compactBell={<Bell compact />}
        >
          <ContinueDraft />
          {children}
        </Shell>
        <FocusHeading />
      </ShortcutsProvider>
    </HydrateClient>
  );
}
