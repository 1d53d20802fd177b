import type { Metadata } from "next";
import { accountsInput, readConsoleState } from "../../../features/provider/console-state";
import { ProviderConsole } from "../../../features/provider/provider-console";
import { ProviderFrame } from "../../../features/provider/provider-frame";
import { getT } from "../../../i18n/server";
import { requireProvider } from "../../../server/require-provider";
import { signedInUser } from "../../../server/signed-in-user";
import { HydrateClient, trpc } from "../../../trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  // Layout and page say that it does not exist; its title must not say otherwise.
  if (!(await signedInUser())?.isProvider) return {};
  const { t } = await getT("provider");
  return { title: t("title"), robots: { index: false } };
}

export default async function ProviderPage({ searchParams }: PageProps<"/[locale]/provider">) {
  await requireProvider();
  const state = readConsoleState(await searchParams);
  const [page] = await Promise.all([
    // The api has logged what failed; the list then asks by itself, and offers to try again.
    state.view === "trail" ? null : trpc.provider.accounts(accountsInput(state)).catch(() => null),
    trpc.provider.counts.prefetch(),
  ]);
  return (
    <HydrateClient>
      <ProviderFrame>
        <ProviderConsole start={page && { state, page }} />
      </ProviderFrame>
    </HydrateClient>
  );
}
