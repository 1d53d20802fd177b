import { TOPIC_LIMITS } from "@takt/domain/topics/model/topic-limits";
import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { Button } from "@takt/ui/button";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { Plus } from "lucide-react";
import { useT } from "next-i18next/client";
import type { Ref } from "react";
import { useAddBookmark } from "./use-add-bookmark";

/** A topic in the user's own words; Enter adds it. `newest`: the first card, when the list is there. */
export function AddBookmark({ newest, ref }: { newest: TopicView | undefined; ref: Ref<HTMLInputElement> }) {
  const { t } = useT("topics");
  const { text, setText, problem, adding, add } = useAddBookmark(newest);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Field
        label={t("add.label")}
        hint={t("add.hint")}
        error={problem && <span role="alert">{t(`add.${problem}`)}</span>}
        className="max-w-[640px]"
      >
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              ref={ref}
              value={text}
              maxLength={TOPIC_LIMITS.title}
              placeholder={t("add.placeholder")}
              enterKeyHint="done"
              autoComplete="off"
              className="min-w-0 flex-1 basis-52"
              onChange={(event) => setText(event.target.value)}
            />
            <Button type="submit" loading={adding}>
              {!adding && <Plus aria-hidden />}
              {t("add.button")}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
