import { POLL_DURATIONS, POLL_LIMITS, type Poll } from "@takt/domain/posts/model/poll";
import { Button } from "@takt/ui/button";
import { Field } from "@takt/ui/field";
import { IconButton } from "@takt/ui/icon-button";
import { Input } from "@takt/ui/input";
import { isComposing } from "@takt/ui/is-composing";
import { RadioGroup } from "@takt/ui/radio-group";
import { Plus, X } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useEffect, useId, useRef, useState } from "react";
import { CharacterCount } from "~/features/shared/character-count";
import { ContentSection } from "./content-section";

type Props = {
  poll: Poll;
  onChange: (poll: Poll) => void;
  onRemove: () => void;
  announce: (text: string) => void;
};

/** The poll of a post: question, answers and duration. */
export function PollField({ poll, onChange, onRemove, announce }: Props) {
  const { t } = useT("posts");
  const id = useId();
  const question = useRef<HTMLInputElement>(null);
  const [isNew] = useState(poll.question === "" && poll.options.every((option) => option === ""));
  useEffect(() => {
    if (isNew) question.current?.focus();
  }, [isNew]);
  return (
    <ContentSection title={t("poll.title")} removeLabel={t("poll.remove")} onRemove={onRemove}>
      <Field
        label={t("poll.question")}
        hint={
          <CharacterCount id={`${id}-count`} length={poll.question.length} max={POLL_LIMITS.questionLength} />
        }
      >
        {(control) => (
          <Input
            {...control}
            ref={question}
            value={poll.question}
            maxLength={POLL_LIMITS.questionLength}
            onChange={(event) => onChange({ ...poll, question: event.target.value })}
          />
        )}
      </Field>
      <PollOptions
        options={poll.options}
        onChange={(options) => onChange({ ...poll, options })}
        announce={announce}
      />
      <div className="grid gap-2">
        <p className="text-sm font-medium">{t("poll.duration")}</p>
        <RadioGroup
          label={t("poll.duration")}
          value={poll.duration}
          onValueChange={(duration) => onChange({ ...poll, duration })}
          className="flex flex-wrap gap-x-5"
          options={POLL_DURATIONS.map((value) => ({ value, label: t(`poll.durations.${value}`) }))}
        />
      </div>
      <p className="text-caption text-muted-fg">{t("poll.fixed")}</p>
    </ContentSection>
  );
}

type OptionsProps = {
  options: string[];
  onChange: (options: string[]) => void;
  announce: (text: string) => void;
};

/** The answers of a poll, two to four. Enter goes to the next one, or adds it. */
function PollOptions({ options, onChange, announce }: OptionsProps) {
  const { t } = useT("posts");
  const list = useRef<HTMLOListElement>(null);
  const pendingFocus = useRef<number | null>(null);
  const { minOptions, maxOptions, optionLength } = POLL_LIMITS;
  const focus = (index: number) => list.current?.querySelectorAll("input")[index]?.focus();
  // After the render with the changed answers.
  useEffect(() => {
    if (pendingFocus.current !== null) focus(pendingFocus.current);
    pendingFocus.current = null;
  }, [options.length]);
  const add = () => {
    onChange([...options, ""]);
    pendingFocus.current = options.length;
  };
  const remove = (index: number) => {
    onChange(options.filter((_, at) => at !== index));
    announce(t("poll.optionRemoved", { number: index + 1 }));
    pendingFocus.current = Math.max(0, index - 1);
  };
  const next = (index: number) => {
    if (index + 1 < options.length) focus(index + 1);
    else if (options.length < maxOptions) add();
  };
  return (
    <div className="grid gap-2">
      <ol ref={list} className="grid gap-2">
        {options.map((option, index) => {
          const number = index + 1;
          return (
            <li key={index} className="flex items-center gap-1.5">
              <Input
                value={option}
                maxLength={optionLength}
                aria-label={t("poll.option", { number })}
                placeholder={t("poll.option", { number })}
                enterKeyHint="next"
                onChange={(event) => {
                  const { value } = event.target;
                  onChange(options.map((one, at) => (at === index ? value : one)));
                }}
                onKeyDown={(event) => {
                  // Ctrl+Enter and Cmd+Enter belong to the editor.
                  if (event.key !== "Enter" || event.ctrlKey || event.metaKey || isComposing(event)) return;
                  event.preventDefault();
                  next(index);
                }}
              />
              {options.length > minOptions && (
                <IconButton
                  size="sm"
                  label={t("poll.removeOption", { number })}
                  onClick={() => remove(index)}
                >
                  <X aria-hidden />
                </IconButton>
              )}
            </li>
          );
        })}
      </ol>
      {options.length < maxOptions && (
        <div>
          <Button size="sm" variant="ghost" onClick={add}>
            <Plus aria-hidden />
            {t("poll.addOption")}
          </Button>
        </div>
      )}
    </div>
  );
}
