"use client";

import { MAX_POST_LENGTH } from "@takt/domain/posts/model/post-length";
import { Label } from "@takt/ui/field";
import { Textarea } from "@takt/ui/input";
import { useT } from "~/i18n/use-t";
import { useId } from "react";
import { CharacterCount } from "../shared/character-count";
import { useWaitlistDraft } from "./use-waitlist-draft";

/** A first post to write on the waitlist. It stays in this browser until the account is activated. */
export function WaitlistDraft() {
  const { t } = useT("waitlist");
  const { draft, write } = useWaitlistDraft();
  const id = useId();
  return (
    <section className="grid gap-3 rounded-2xl border border-border bg-surface p-5 sm:p-8">
      <div className="grid gap-1">
        <h2 className="text-base font-semibold">{t("draft.title")}</h2>
        <p id={`${id}-hint`} className="text-caption text-pretty text-muted-fg">
          {t("draft.hint")}
        </p>
      </div>
      <Label htmlFor={id} className="sr-only">
        {t("draft.label")}
      </Label>
      <Textarea
        id={id}
        value={draft.content}
        maxLength={MAX_POST_LENGTH}
        placeholder={t("draft.placeholder")}
        aria-describedby={`${id}-hint ${id}-count`}
        onChange={(event) => write({ ...draft, content: event.target.value })}
        className="min-h-36 text-base/6"
      />
      <div className="justify-self-end">
        <CharacterCount id={`${id}-count`} length={draft.content.length} max={MAX_POST_LENGTH} />
      </div>
    </section>
  );
}
