import { TOPIC_LIMITS } from "@takt/domain/topics/model/topic-limits";
import { Button } from "@takt/ui/button";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { isComposing } from "@takt/ui/is-composing";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { useStoredDraft } from "~/features/shared/use-stored-draft";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";
import type { Bookmarks } from "~/features/topics/parts/use-bookmarks";

/** A field for the user's own topic: Enter adds it, or continues when the field is empty. */
export function OwnTopicField({ bookmarks }: { bookmarks: Bookmarks }) {
  const { t } = useT("onboarding");
  const language = useLocale();
  const { id: userId } = useMe();
  const [text, setText] = useStoredDraft(`onboarding-topic:${userId}`);
  const [adding, setAdding] = useState(false);
  const title = text.trim();
  const known = title !== "" && !adding && bookmarks.has(title);

  const add = async () => {
    if (title === "" || known || adding) return;
    setAdding(true);
    if (await bookmarks.toggle({ title, source: "typed", language })) setText("");
    setAdding(false);
  };
  return (
    <Field
      label={t("topics.own")}
      hint={t("topics.ownHint")}
      error={known ? t("topics.known") : undefined}
      className="max-w-[560px]"
    >
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <Input
            {...control}
            value={text}
            maxLength={TOPIC_LIMITS.title}
            placeholder={t("topics.ownPlaceholder")}
            className="min-w-0 flex-1 basis-52"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || isComposing(event) || title === "") return;
              // Enter must not submit the step.
              event.preventDefault();
              void add();
            }}
          />
          <Button loading={adding} onClick={() => void add()}>
            {t("topics.add")}
          </Button>
        </div>
      )}
    </Field>
  );
}
