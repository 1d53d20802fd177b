import type { Quote } from "@takt/domain/posts/model/note-input";
import { Button } from "@takt/ui/button";
import { MessageSquarePlus } from "lucide-react";
import { usePageKeys } from "~/features/shared/use-page-keys";
import { useT } from "~/i18n/use-t";
import { useMayDiscuss } from "./use-notes";
import { useStartNote } from "./use-new-note";

type Props = {
  postId: string;
  /** Whether the server has the post; a note needs one. */
  exists: boolean;
  /** Returns the selected place; null for none. */
  readSelected: () => Quote | null;
};

/** Begins a note about the selected words of the text, or about the whole post, as Ctrl+Alt+M does; nothing for those who write none. */
export function NoteButton(props: Props) {
  return useMayDiscuss() ? <Shown {...props} /> : null;
}

function Shown({ postId, exists, readSelected }: Props) {
  const { t } = useT("notes");
  const startNote = useStartNote(postId);
  const run = () => exists && startNote(readSelected());
  usePageKeys({ "Mod+Alt+M": run });
  return (
    // Its place is kept until the first save, so that nothing moves below what is typed.
    <Button size="sm" variant="ghost" onClick={run} className={exists ? "" : "invisible"}>
      <MessageSquarePlus aria-hidden />
      {t("place.add")}
    </Button>
  );
}
