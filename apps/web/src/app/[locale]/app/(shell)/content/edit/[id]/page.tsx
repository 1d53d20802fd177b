import { TRPCError } from "@trpc/server";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { editorTitle } from "~/features/posts/editor/editor-title";
import { PostScreen } from "~/features/posts/editor/post-screen";
import { getT } from "~/i18n/server";
import { HydrateClient, ignoreErrors, trpc } from "~/trpc/server";

type Props = PageProps<"/[locale]/app/content/edit/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await getT("posts");
  const post = await ignoreErrors(trpc.posts.get({ id: (await params).id }));
  return { title: t(post ? editorTitle(post) : "editor.viewTitle") };
}

/** Shows a post. ?day=2026-11-23T12:00 is the time that the schedule dialog of a draft starts with. */
export default async function EditPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { day } = await searchParams;
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
      <PostScreen key={id} id={id} day={typeof day === "string" ? day : undefined} />
    </HydrateClient>
  );
}
