import { TRPCError } from "@trpc/server";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PostScreen } from "../../../../../../../features/posts/editor/post-screen";
import { getT } from "../../../../../../../i18n/server";
import { HydrateClient, trpc } from "../../../../../../../trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("posts");
  return { title: t("editor.editTitle") };
}

export default async function EditPage({ params }: PageProps<"/[locale]/app/content/edit/[id]">) {
  const { id } = await params;
  try {
    await trpc.posts.get({ id });
  } catch (error) {
    // A missing post, somebody else's post and an invalid id get the same answer.
    if (error instanceof TRPCError && (error.code === "NOT_FOUND" || error.code === "BAD_REQUEST"))
      notFound();
    throw error;
  }
  await Promise.all([trpc.posts.get.prefetch({ id }), trpc.connections.get.prefetch()]);
  return (
    <HydrateClient>
      <PostScreen key={id} id={id} />
    </HydrateClient>
  );
}
