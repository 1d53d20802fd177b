import type { PostView } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { buttonStyle } from "@takt/ui/button-style";
import { Kbd } from "@takt/ui/kbd";
import { Check, MessageSquareWarning, SquarePen } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "~/features/shared/locale-link";
import { useMe } from "~/features/shared/use-me";
import { ChangesForm } from "./changes-form";

export type Decision = {
  /** The post as it is before the reader; undefined while it loads. */
  post: PostView | undefined;
  postId: string;
  isNoteOpen: boolean;
  onApprove: () => void;
  onRequest: (note: string) => Promise<unknown>;
  onNote: (isOpen: boolean) => void;
};

/** Actions on a post that waits; while its reader writes what should change, the field for that. */
export function DecisionBar({ post, postId, isNoteOpen, onApprove, onRequest, onNote }: Decision) {
  const { t } = useT("approvals");
  const requestButton = useFocusAfterNote(isNoteOpen);
  const open = (
    <LocaleLink href={`/app/content/edit/${postId}`} className={buttonStyle({ variant: "ghost" })}>
      <SquarePen aria-hidden />
      {t("inbox.open")}
    </LocaleLink>
  );
  if (post && !post.approval?.mayApprove)
    return (
      <>
        <p role="status" className="me-auto self-center text-muted-fg">
          {t("inbox.gone")}
        </p>
        {open}
      </>
    );
  if (isNoteOpen) return <ChangesForm postId={postId} onSend={onRequest} onClose={() => onNote(false)} />;
  return (
    <>
      <Button variant="primary" disabled={!post} onClick={onApprove}>
        <Check aria-hidden />
        {t("inbox.approve")}
        <KeyHint name="A" />
      </Button>
      <Button ref={requestButton} disabled={!post} onClick={() => onNote(true)}>
        <MessageSquareWarning aria-hidden />
        {t("inbox.request")}
        <KeyHint name="C" />
      </Button>
      {open}
    </>
  );
}

/** A field that is closed gives the focus back to the button that has opened it, unless it has gone on to another post. */
function useFocusAfterNote(isNoteOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isNoteOpen);
  useEffect(() => {
    const isClosed = wasOpen.current && !isNoteOpen;
    wasOpen.current = isNoteOpen;
    if (isClosed && !document.activeElement?.closest("[data-waiting]")) button.current?.focus();
  }, [isNoteOpen]);
  return button;
}

/** The single key of a button, where it is heard: beside the list. */
function KeyHint({ name }: { name: string }): ReactNode {
  const { shortcuts } = useMe();
  return (
    shortcuts && (
      <Kbd
        aria-hidden
        className="border-current/35 bg-transparent text-inherit max-lg:hidden pointer-coarse:hidden"
      >
        {name}
      </Kbd>
    )
  );
}
