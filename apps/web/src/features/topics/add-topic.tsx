import { TOPIC_LIMITS } from "@takt/domain/topics/model/topic-limits";
import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { Button } from "@takt/ui/button";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { Plus } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { Ref } from "react";
import { useAddTopic } from "./use-add-topic";

/** A field for the user's own topic; Enter adds it. `newest` is the first topic of the loaded list. */
export function AddTopic({ newest, ref }: { newest: TopicView | undefined; ref: Ref<HTMLInputElement> }) {
  const { t } = useT("topics");
  const { text, setText, problem, adding, add } = useAddTopic(newest);
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
