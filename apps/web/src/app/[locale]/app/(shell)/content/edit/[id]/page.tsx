import { TRPCError } from "@trpc/server";
import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { editorTitle, isEditable } from "~/features/posts/editor/editor-title";
import { PostScreen } from "~/features/posts/editor/post-screen";
import { toWorkspacePath } from "~/features/shared/navigation/workspace-path";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";
import { pageContext } from "~/server/context";
import { HydrateClient, ignoreErrors, trpc } from "~/trpc/server";

type Props = PageProps<"/[locale]/app/content/edit/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await getT("posts");
  const post = await ignoreErrors(trpc.posts.get({ id: (await params).id }));
  return { title: t(post ? editorTitle(post) : "editor.viewTitle") };
}

/** Shows a post. ?day=2026-11-23T12:00 is the time that the schedule dialog of a draft starts with. */
export default async function EditPage({ params, searchParams }: Props) {
  const { id, locale } = await params;
  const { day } = await searchParams;
  const post = await findPost(id, locale);
  await Promise.all([
    trpc.posts.get.prefetch({ id }),
    trpc.connections.get.prefetch(),
    ...(post.deletedAt ? [] : [trpc.notes.list.prefetch({ postId: id })]),
    ...(isEditable(post) ? [] : prefetchReceipt(id)),
  ]);
  return (
    <HydrateClient>
      <PostScreen key={id} id={id} day={typeof day === "string" ? day : undefined} />
    </HydrateClient>
  );
}

/**
 * A missing post, somebody else's post and an invalid id get the same answer: the page that says that nothing is here. A
 * post of another workspace of the user's, which an e-mail or a notification may name, is opened there.
 */
async function findPost(id: string, locale: string) {
  try {
    return await trpc.posts.get({ id });
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    if (error.code === "BAD_REQUEST") notFound();
    if (error.code !== "NOT_FOUND") throw error;
    const [found, { user }] = await Promise.all([ignoreErrors(trpc.posts.workspace({ id })), pageContext()]);
    if (!found || found.slug === user?.workspace.slug) notFound();
    redirect(localePath(locale, toWorkspacePath(found.slug, `/app/content/edit/${id}`)));
  }
}

/** Prefetches the data that the page of a sent post shows beside it. */
function prefetchReceipt(id: string) {
  const { receipts, changes, commentReceipts } = trpc.posts;
  return [
    receipts.prefetch({ id }),
    changes.prefetch({ id }),
    commentReceipts.prefetch({ id }),
    trpc.analytics.post.prefetch({ id }),
  ];
}
