import { TRPCError } from "@trpc/server";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { RecordScreen } from "~/features/writing/record/record-screen";
import { getT } from "~/i18n/server";
import { trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("writing");
  return { title: t("record.title") };
}

export default async function RecordPage({ params }: PageProps<"/[locale]/app/content/record/[id]">) {
  const { id } = await params;
  const record = await trpc.writing.editorialRecord({ id }).catch((error: unknown) => {
    // A missing post, somebody else's post and an invalid id get the same answer.
    if (error instanceof TRPCError && (error.code === "NOT_FOUND" || error.code === "BAD_REQUEST"))
      notFound();
    throw error;
  });
  return <RecordScreen record={record} />;
}
