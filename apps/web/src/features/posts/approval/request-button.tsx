import { APPROVAL_NOTE_LENGTH } from "@takt/domain/posts/model/approval-input";
import { Button } from "@takt/ui/button";
import { Field } from "@takt/ui/field";
import { Textarea } from "@takt/ui/input";
import { Popover, PopoverContent, PopoverTrigger } from "@takt/ui/popover";
import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { useNote } from "./use-note";

type Props = {
  postId: string;
  isAgain: boolean;
  /** Resolves to whether it is asked. */
  onRequest: (note: string) => Promise<boolean>;
};

/** Asks for the approval of a post, with a note for its approvers who need one. */
export function RequestButton({ postId, isAgain, onRequest }: Props) {
  const { t } = useT("approvals");
  const [open, setOpen] = useState(false);
  const { note, setNote, clear } = useNote("request", postId);
  const label = t(isAgain ? "post.requestAgain" : "post.request");
  const submit = async () => {
    setOpen(false);
    if (await onRequest(note.trim())) clear();
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button size="sm">{label}</Button>
      </PopoverTrigger>
      <PopoverContent aria-label={label} align="start" className="w-[min(24rem,calc(100vw-2rem))] p-4">
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Field label={t("post.requestNote")}>
            {(control) => (
              <Textarea
                {...control}
                value={note}
                maxLength={APPROVAL_NOTE_LENGTH}
                onChange={({ target }) => setNote(target.value)}
                className="max-h-60 min-h-16"
              />
            )}
          </Field>
          <div className="flex justify-end">
            <Button variant="primary" type="submit">
              {t("post.send")}
            </Button>
          </div>
        </form>
      </PopoverContent>
    </Popover>
  );
}
