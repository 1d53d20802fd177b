import type { ShownAuthor } from "@takt/domain/posts/model/post-view";
import { Avatar } from "@takt/ui/avatar";
import { verbatim } from "@takt/ui/verbatim";

/** Under whose name a post of a team is published: a face, and the name on hovering and for screen readers. */
export function AuthorFace({ author: { name, image } }: { author: ShownAuthor }) {
  return (
    <span title={name ?? undefined} className="shrink-0">
      <Avatar name={name ?? ""} src={image} className="size-5 text-[0.5625rem]" />
      {name && (
        <span {...verbatim} className="sr-only">
          {name}
        </span>
      )}
    </span>
  );
}
