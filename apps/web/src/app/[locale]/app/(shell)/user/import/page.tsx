import type { Metadata } from "next";
import { ImportScreen } from "~/features/sync/import-screen";
import { getT } from "~/i18n/server";
import { HydrateClient, trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("sync");
  return { title: t("title"), description: t("description") };
}

export default async function ImportPage() {
  await trpc.sync.imports.prefetch();
  return (
    <HydrateClient>
      <ImportScreen />
    </HydrateClient>
  );
}
