import type { PostAuthor, PostView } from "@takt/domain/posts/model/post-view";
import type { MemberView } from "@takt/domain/members/model/member-view";
import { Avatar } from "@takt/ui/avatar";
import { cn } from "@takt/ui/cn";
import { textControl } from "@takt/ui/control-style";
import { verbatim } from "@takt/ui/verbatim";
import { useId } from "react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { AuthorLine, WrittenBy } from "./author-line";
import type { ChosenAuthor } from "./use-author";

type Props = { post: PostView | null; choice: ChosenAuthor };

/**
 * Under whose name the post will be: the reader's, or that of a member who agrees. It is chosen while the post is a draft, and only
 * shown afterwards.
 */
export function AuthorField({ post, choice }: Props) {
  const isDraft = post === null || post.status === "draft";
  const { data } = trpc.members.list.useQuery(undefined, { enabled: isDraft });
  const members = (data?.members ?? []).map(toAuthor);
  const author = choice.author ?? members.find(({ isSelf }) => isSelf);
  if (!author) return null;
  const writtenBy = post?.writtenBy ?? null;
  const offered = members.filter(({ isSelf, isConsented }) => isSelf || isConsented);
  const isOffered = offered.some(({ userId }) => userId === author.userId);
  // Alone there is nothing to choose.
  if (!isDraft || (offered.length < 2 && isOffered) || offered.length === 0)
    return <AuthorLine author={author} writtenBy={writtenBy} />;
  return <AuthorSelect author={author} offered={offered} writtenBy={writtenBy} onChoose={choice.choose} />;
}

type SelectProps = {
  author: PostAuthor;
  offered: readonly PostAuthor[];
  writtenBy: string | null;
  onChoose: (author: PostAuthor) => void;
};

function AuthorSelect({ author, offered, writtenBy, onChoose }: SelectProps) {
  const { t } = useT("posts");
  const id = useId();
  const nameOf = ({ name }: PostAuthor) => name ?? t("author.unnamed");
  const isOffered = offered.some(({ userId }) => userId === author.userId);
  const self = offered.filter(({ isSelf }) => isSelf);
  const others = offered.filter(({ isSelf }) => !isSelf);
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
      <label htmlFor={id} className="font-medium">
        {t("author.label")}
      </label>
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-2">
        <Avatar name={nameOf(author)} src={author.image} className="size-7 text-xs" />
        <select
          id={id}
          value={author.userId}
          onChange={({ target }) => {
            const chosen = offered.find(({ userId }) => userId === target.value);
            if (chosen) onChoose(chosen);
          }}
          className={cn(textControl, "h-9 max-w-72 min-w-0 flex-1 pointer-coarse:h-11")}
        >
          {!isOffered && (
            <option {...verbatim} value={author.userId} disabled>
              {nameOf(author)}
            </option>
          )}
          {[...self, ...others].map((one) => (
            <option {...verbatim} key={one.userId} value={one.userId}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </div>
      <WrittenBy name={writtenBy} />
    </div>
  );
}

const toAuthor = ({ userId, name, image, isSelf, isConsented, headline }: MemberView): PostAuthor => ({
  userId,
  name,
  image,
  isSelf,
  isConsented,
  headline,
});
