import { NOTE_LENGTH } from "@takt/domain/posts/model/note-length";
import { Button } from "@takt/ui/button";
import { Field } from "@takt/ui/field";
import { Textarea } from "@takt/ui/input";
import { useRef, useState, type FormEvent } from "react";
import { useT } from "~/i18n/use-t";
import { useGuestName } from "../answer/use-guest-name";
import type { ReviewActions } from "../answer/use-review-actions";

type Props = { threadId: string; to: string; onReply: ReviewActions["writeNote"] };

/** Answers in a thread, under the name that was given for the note which began it. */
export function ReplyForm({ threadId, to, onReply }: Props) {
  const { t } = useT(["reviews", "common"]);
  const [guestName] = useGuestName();
  const [text, setText] = useState<string | null>(null);
  const open = useRef<HTMLButtonElement>(null);
  const close = () => {
    setText(null);
    // The field is gone that had the focus.
    setTimeout(() => open.current?.focus());
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reply = text?.trim();
    if (!reply) return;
    const name = guestName.trim() || to;
    if ((await onReply.run({ threadId, guestName: name, text: reply })) !== null) close();
  };
  if (text === null)
    return (
      <Button
        ref={open}
        size="sm"
        variant="ghost"
        aria-label={t("guest.replyTo", { name: to })}
        onClick={() => setText("")}
        className="justify-self-start"
      >
        {t("guest.reply")}
      </Button>
    );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-2">
      <Field label={t("guest.replyText")}>
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={2}
            maxLength={NOTE_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="max-h-60 min-h-16"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          loading={onReply.running.some((one) => one.threadId === threadId)}
        >
          {t("guest.sendReply")}
        </Button>
        <Button size="sm" variant="ghost" onClick={close}>
          {t("common:cancel")}
        </Button>
      </div>
    </form>
  );
}
