import type { PostAuthor } from "@takt/domain/posts/model/post-view";
import { Avatar } from "@takt/ui/avatar";
import { Globe, Users } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { memo, type ReactNode } from "react";
import { trpc } from "~/trpc/react";
import { useMe } from "~/features/shared/use-me";
import { CommentPreview } from "./comment-preview";
import { type Posted, PostedAt } from "./posted-at";

type Visibility = "PUBLIC" | "CONNECTIONS";

/** The author of a post as its preview needs them; the headline only where it is known. */
export type PreviewAuthor = Pick<PostAuthor, "name" | "image" | "isSelf"> & { headline?: string | null };

type Shown = { name: string; image: string | null | undefined; headline: string | null };
type WithAuthor = { author: PreviewAuthor | null; children: (shown: Shown) => ReactNode };

/** The name and picture that LinkedIn shows with a post of this author; null: the user's. Guests see posts of others alone. */
function WithShownAuthor({ author, children }: WithAuthor) {
  const { t } = useT("posts");
  if (!author || author.isSelf) return <WithOwnName>{children}</WithOwnName>;
  const { name, image, headline = null } = author;
  return children({ name: name ?? t("author.unnamed"), image, headline });
}

function WithOwnName({ children }: Pick<WithAuthor, "children">) {
  const { t } = useT("posts");
  const me = useMe();
  const { data: connection } = trpc.connections.get.useQuery();
  return children({
    name: me.displayName ?? connection?.memberName ?? me.name ?? t("preview.you"),
    image: connection?.memberImage ?? me.image,
    headline: me.headline,
  });
}

type Props = { author: PreviewAuthor | null; visibility: Visibility; posted: Posted | null };

/** The author of a post, how old it is, and who can see it, above its text. */
export const AuthorPreview = memo(function AuthorPreview({ author, visibility, posted }: Props) {
  const { t } = useT("posts");
  const Seen = visibility === "PUBLIC" ? Globe : Users;
  return (
    <WithShownAuthor author={author}>
      {({ name, image, headline }) => (
        <div className="flex items-center gap-2.5 px-4 pt-4">
          <Avatar name={name} src={image ?? null} className="size-10" />
          <div className="min-w-0">
            <p className="truncate text-sm font-semibold">{name}</p>
            {headline && <p className="truncate text-xs text-muted-fg">{headline}</p>}
            <p className="flex items-center gap-1 text-xs text-muted-fg">
              <PostedAt posted={posted} /> · <Seen aria-hidden className="size-3" />
              <span>{t(`editor.visibilities.${visibility}`)}</span>
            </p>
          </div>
        </div>
      )}
    </WithShownAuthor>
  );
});

/** A first comment by the author of the post. */
export const AuthorComment = memo(function AuthorComment({
  author,
  text,
}: Pick<Props, "author"> & { text: string }) {
  return (
    <WithShownAuthor author={author}>
      {({ name, image }) => <CommentPreview name={name} image={image} text={text} />}
    </WithShownAuthor>
  );
});
