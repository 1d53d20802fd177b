import { APPROVAL_NOTE_LENGTH } from "@takt/domain/posts/model/approval-input";
import { NOTE_LENGTH } from "@takt/domain/posts/model/note-length";
import type { ReviewView } from "@takt/domain/posts/model/review-view";
import { REVIEW_NAME_LENGTH } from "@takt/domain/posts/model/review-link-input";
import { Button } from "@takt/ui/button";
import { Field } from "@takt/ui/field";
import { Input, Textarea } from "@takt/ui/input";
import { withVerbatim } from "@takt/ui/verbatim";
import { BadgeCheck, MessageSquareWarning, Send } from "lucide-react";
import { useRef, useState } from "react";
import { useStoredDraft } from "~/features/shared/use-stored-draft";
import { useT } from "~/i18n/use-t";
import { useGuestName } from "./use-guest-name";
import type { ReviewActions } from "./use-review-actions";
import { getReviewHost } from "../review-brand";

type Act = "approve" | "changes" | "note";
type Missing = "name" | "noteMissing" | "textMissing" | null;
type Props = { review: ReviewView; actions: ReviewActions };

/** A guest's answer: a note, and where they may decide, whether the post may go out like this. */
export function AnswerForm({ review, actions }: Props) {
  const { t } = useT("reviews");
  const [guestName, setName] = useGuestName();
  const [text, setText, clear] = useStoredDraft("review-note");
  const [missing, setMissing] = useState<Missing>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  const mayApprove = review.approval?.mayApprove ?? false;

  const run = async (act: Act) => {
    const lacks = findMissing(act, guestName, text);
    setMissing(lacks);
    if (lacks) return (lacks === "name" ? nameField : textField).current?.focus();
    if ((await send(actions, act, { guestName: guestName.trim(), note: text.trim(), review })) !== null)
      clear();
  };
  const textError =
    missing !== null && missing !== "name" && text.trim() === "" && t(`guest.answer.${missing}`);
  return (
    <div className="grid gap-4">
      <h2 className="text-base/6">{t(mayApprove ? "guest.answer.title" : "guest.answer.titleNote")}</h2>
      <Field
        label={t("guest.answer.name")}
        hint={withVerbatim(getReviewHost(review), (workspace) => t("guest.answer.nameHint", { workspace }))}
        error={missing === "name" && guestName.trim() === "" && t("guest.answer.nameMissing")}
      >
        {(control) => (
          <Input
            {...control}
            ref={nameField}
            autoComplete="name"
            required
            maxLength={REVIEW_NAME_LENGTH}
            value={guestName}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Field label={t("guest.answer.note")} hint={mayApprove && t("guest.answer.noteHint")} error={textError}>
        {(control) => (
          <Textarea
            {...control}
            ref={textField}
            rows={3}
            maxLength={mayApprove ? APPROVAL_NOTE_LENGTH : NOTE_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="max-h-72"
          />
        )}
      </Field>
      {mayApprove ? (
        <DecisionButtons actions={actions} onAct={(act) => void run(act)} />
      ) : (
        <Button
          variant={actions.decided === null ? "primary" : "outline"}
          loading={actions.writeNote.isRunning}
          onClick={() => void run("note")}
          className="justify-self-start max-sm:w-full"
        >
          <Send aria-hidden />
          {t("guest.answer.send")}
        </Button>
      )}
    </div>
  );
}

function DecisionButtons({ actions, onAct }: { actions: ReviewActions; onAct: (act: Act) => void }) {
  const { t } = useT("reviews");
  const { approve, requestChanges, writeNote } = actions;
  return (
    <div className="flex flex-wrap gap-2 max-sm:grid">
      <Button variant="primary" loading={approve.isRunning} onClick={() => onAct("approve")}>
        <BadgeCheck aria-hidden />
        {t("guest.answer.approve")}
      </Button>
      <Button loading={requestChanges.isRunning} onClick={() => onAct("changes")}>
        <MessageSquareWarning aria-hidden />
        {t("guest.answer.changes")}
      </Button>
      <Button variant="ghost" loading={writeNote.isRunning} onClick={() => onAct("note")}>
        <Send aria-hidden />
        {t("guest.answer.sendOnly")}
      </Button>
    </div>
  );
}

function findMissing(act: Act, guestName: string, text: string): Missing {
  if (guestName.trim() === "") return "name";
  if (text.trim() !== "" || act === "approve") return null;
  return act === "changes" ? "noteMissing" : "textMissing";
}

function send(
  { approve, requestChanges, writeNote }: ReviewActions,
  act: Act,
  answer: { guestName: string; note: string; review: ReviewView },
) {
  if (act === "note")
    return writeNote.run({ threadId: null, guestName: answer.guestName, text: answer.note });
  return (act === "approve" ? approve : requestChanges).run(answer);
}
