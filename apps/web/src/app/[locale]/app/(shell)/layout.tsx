import { PendingDeletion } from "~/features/account/pending-deletion";
import { WaitlistScreen } from "~/features/waitlist/waitlist-screen";
import { ContinueDraft } from "~/features/waitlist/continue-draft";
import { Bell } from "~/features/notifications/bell";
import { PaletteProvider } from "~/features/palette/palette-provider";
import { NavigationProvider } from "~/features/shared/navigation/navigation-target";
import { FocusHeading } from "~/features/shell/focus-heading";
import { Shell } from "~/features/shell/shell";
import { ShortcutsProvider } from "~/features/shortcuts/shortcuts-provider";
import { UnseenTextToast } from "~/features/writing/unseen-text-toast";
import { currentBrand } from "~/server/current-brand";
import { getPublishingIncident } from "~/server/get-publishing-incident";
import { requireSignedIn } from "~/server/require-signed-in";
import { currentTheme } from "~/server/theme";
import { HydrateLayout, trpc } from "~/trpc/server";

/** Queries of the frame. */
const QUERIES = [
  "connections.get",
  "billing.get",
  "notifications.unreadCount",
  "writing.usage",
  "posts.overview",
  "topics.count",
  "workspaces.list",
] as const;

/** The app's frame for activated users; who deletes their account sees until when they can keep it, everybody else where they stand on the waitlist. */
export default async function ShellLayout({ children }: LayoutProps<"/[locale]/app">) {
  const user = await requireSignedIn();
  if (user.deletion) return <PendingDeletion user={user} deletion={user.deletion} />;
  if (user.waitlist !== "active") return <WaitlistScreen user={user} />;
  const [theme, brand, incident] = await Promise.all([
    currentTheme(),
    currentBrand(),
    getPublishingIncident(),
    trpc.connections.get.prefetch(),
    trpc.billing.get.prefetch(),
    trpc.notifications.unreadCount.prefetch(),
    trpc.writing.usage.prefetch(),
    trpc.posts.overview.prefetch(),
    trpc.topics.count.prefetch(),
    trpc.workspaces.list.prefetch(),
  ]);
  return (
    <HydrateLayout queries={QUERIES}>
      <NavigationProvider>
        <ShortcutsProvider>
          <PaletteProvider theme={theme}>
            <Shell user={user} theme={theme} brand={brand} incident={incident} bell={<Bell />}>
              <ContinueDraft />
              <UnseenTextToast />
              {children}
            </Shell>
          </PaletteProvider>
          <FocusHeading />
        </ShortcutsProvider>
      </NavigationProvider>
    </HydrateLayout>
  );
}
