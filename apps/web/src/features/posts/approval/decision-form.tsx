import { APPROVAL_NOTE_LENGTH } from "@takt/domain/posts/model/approval-input";
import { Button } from "@takt/ui/button";
import { Field } from "@takt/ui/field";
import { Textarea } from "@takt/ui/input";
import { BadgeCheck, MessageSquareWarning } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import { useNote } from "./use-note";

type Decide = (note: string) => Promise<boolean>;
type Props = {
  postId: string;
  /** There are changes that are not saved, so what is shown is not what would be approved. */
  isUnsaved: boolean;
  /** Whether this is the page's main action. */
  isMain: boolean;
  /** Both resolve to whether it is done. */
  onApprove: Decide;
  onRequestChanges: Decide;
};

/** Approves a post, or says what has to be changed first. */
export function DecisionForm({ postId, isUnsaved, isMain, onApprove, onRequestChanges }: Props) {
  const { t } = useT("approvals");
  const reasonId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  const { note, setNote, clear } = useNote("decision", postId);
  const run = async (decide: Decide) => {
    if (await decide(note.trim())) clear();
  };
  const askForChanges = () => {
    setMissing(note.trim() === "");
    if (note.trim() === "") field.current?.focus();
    else void run(onRequestChanges);
  };
  const reason = isUnsaved ? { "aria-describedby": reasonId, disabled: true } : {};
  return (
    <div className="grid gap-2.5">
      <Field label={t("post.note")} error={isMissing && note.trim() === "" && t("post.noteMissing")}>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={2}
            value={note}
            maxLength={APPROVAL_NOTE_LENGTH}
            onChange={({ target }) => setNote(target.value)}
            className="max-h-60 min-h-16"
          />
        )}
      </Field>
      {isUnsaved && (
        <p id={reasonId} className="text-caption text-warning-text">
          {t("post.saveFirst")}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant={isMain ? "primary" : "outline"} {...reason} onClick={() => void run(onApprove)}>
          <BadgeCheck aria-hidden />
          {t("post.approve")}
        </Button>
        <Button {...reason} onClick={askForChanges}>
          <MessageSquareWarning aria-hidden />
          {t("post.requestChanges")}
        </Button>
      </div>
    </div>
  );
}
