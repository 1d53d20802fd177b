import { WEBHOOK_EVENTS, type WebhookEvent } from "@takt/domain/webhooks/model/webhook-events";
import { Button } from "@takt/ui/button";
import { Checkbox } from "@takt/ui/checkbox";
import { FieldError } from "@takt/ui/field";
import { verbatim } from "@takt/ui/verbatim";
import { type Ref, useId } from "react";
import { useT } from "~/i18n/use-t";
import { EVENT_GROUPS, useEventText } from "../event-texts";

type Props = {
  events: readonly WebhookEvent[];
  /** Whether none is chosen, and one has to be. */
  isMissing: boolean;
  firstRef: Ref<HTMLButtonElement>;
  onChange: (events: WebhookEvent[]) => void;
};

const GROUPS = Object.keys(EVENT_GROUPS) as (keyof typeof EVENT_GROUPS)[];

/** The events of which a webhook is told, by what they are about, with the names that programs receive. */
export function EventBoxes({ events, isMissing, firstRef, onChange }: Props) {
  const { t } = useT("webhooks");
  const id = useId();
  return (
    <fieldset aria-describedby={isMissing ? `${id}-error` : undefined} className="grid gap-4">
      <legend className="mb-2.5 text-sm font-medium">{t("form.events")}</legend>
      <div className="flex gap-1.5">
        <Button size="sm" onClick={() => onChange([...WEBHOOK_EVENTS])}>
          {t("form.all")}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onChange([])}>
          {t("form.none")}
        </Button>
      </div>
      {GROUPS.map((group) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="grid gap-2.5">
          <p id={`${id}-${group}`} className="text-caption font-medium text-muted-fg">
            {t(`events.groups.${group}`)}
          </p>
          {EVENT_GROUPS[group].map((event) => (
            <EventBox
              key={event}
              event={event}
              ref={event === EVENT_GROUPS.posts[0] ? firstRef : undefined}
              isChosen={events.includes(event)}
              onChange={(isChosen) =>
                onChange(WEBHOOK_EVENTS.filter((one) => (one === event ? isChosen : events.includes(one))))
              }
            />
          ))}
        </div>
      ))}
      {isMissing && <FieldError id={`${id}-error`}>{t("form.eventsMissing")}</FieldError>}
    </fieldset>
  );
}

type BoxProps = {
  event: WebhookEvent;
  ref: Ref<HTMLButtonElement> | undefined;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
};

function EventBox({ event, ref, isChosen, onChange }: BoxProps) {
  const { name, hint } = useEventText()(event);
  return (
    <Checkbox
      ref={ref}
      checked={isChosen}
      onCheckedChange={(checked) => onChange(checked === true)}
      label={name}
      hint={
        <>
          {hint} <code {...verbatim}>{event}</code>
        </>
      }
    />
  );
}
