import type { PostView } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { MessageSquarePlus } from "lucide-react";
import { useEffect, useState, type ReactNode, type RefObject } from "react";
import { usePageKeys } from "~/features/shared/use-page-keys";
import { useT } from "~/i18n/use-t";
import { readSelected, type SelectedPlace } from "./select-in-post";
import { useMayDiscuss } from "./use-notes";
import { useStartNote } from "./use-new-note";

type Shown = RefObject<HTMLDivElement | null>;

/** A post that is read: notes are written about words that are selected in its text. */
export function MarkablePost({ ref, post, children }: { ref: Shown; post: PostView; children: ReactNode }) {
  const mayDiscuss = useMayDiscuss();
  return (
    <div ref={ref} className="relative">
      {children}
      {mayDiscuss && !post.deletedAt && <SelectionButton shownIn={ref} post={post} />}
    </div>
  );
}

type ButtonProps = { shownIn: Shown; post: Pick<PostView, "id" | "content"> };

/** Begins a note about what is selected, as Ctrl+Alt+M does; shown below it. */
function SelectionButton({ shownIn, post: { id, content } }: ButtonProps) {
  const { t } = useT("notes");
  const startNote = useStartNote(id);
  const [selected, setSelected] = useState<SelectedPlace | null>(null);
  useEffect(() => {
    const follow = () => setSelected(readSelected(shownIn.current, content));
    document.addEventListener("selectionchange", follow);
    window.addEventListener("resize", follow);
    return () => {
      document.removeEventListener("selectionchange", follow);
      window.removeEventListener("resize", follow);
    };
  }, [shownIn, content]);
  const run = () => {
    startNote(selected?.place ?? null);
    setSelected(null);
  };
  usePageKeys({ "Mod+Alt+M": run });
  if (!selected) return null;
  return (
    <Button
      size="sm"
      // The click ends no selection.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
      style={selected.below}
      className="absolute z-10 shadow-lg"
    >
      <MessageSquarePlus aria-hidden />
      {t("place.add")}
    </Button>
  );
}
