import type { Metadata } from "next";
import { ApprovalsScreen } from "~/features/approvals/approvals-screen";
import { getT } from "~/i18n/server";
import { HydrateClient, trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("approvals");
  return { title: t("inbox.title") };
}

/** The posts that wait for the user's approval. */
export default async function ApprovalsPage() {
  await Promise.all([trpc.approvals.rules.prefetch(), trpc.approvals.waiting.prefetch()]);
  return (
    <HydrateClient>
      <ApprovalsScreen />
    </HydrateClient>
  );
}
