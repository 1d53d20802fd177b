import type { PostView } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { createLazyPart } from "@takt/ui/lazy-part";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { useWorkspace } from "~/features/shared/navigation/workspace";
import { useCan } from "~/features/shared/use-can";
import { useT } from "~/i18n/use-t";

const dialogs = createLazyPart(() => import("../share-dialog"));

type Props = { post: Pick<PostView, "id" | "approval" | "deletedAt"> };

/** Opens the review links of a post; nothing where the workspace or the reader's role shares none. */
export function ShareButton({ post }: Props) {
  const { slug, isReadOnly = false } = useWorkspace();
  const mayShare = useCan()("posts.share");
  // A personal workspace has nobody who reviews, and one whose plan for teams has ended makes no links.
  if (slug === null || isReadOnly || !mayShare || post.deletedAt !== null) return null;
  return <Share post={post} />;
}

function Share({ post }: Props) {
  const { t } = useT("reviews");
  const [isOpen, setOpen] = useState(false);
  const part = dialogs.usePart(isOpen);
  return (
    <>
      <Button onPointerEnter={dialogs.load} onFocus={dialogs.load} onClick={() => setOpen(true)}>
        <Share2 aria-hidden />
        {t("share.open")}
      </Button>
      {part && isOpen && <part.ShareDialog post={post} onClose={() => setOpen(false)} />}
    </>
  );
}
