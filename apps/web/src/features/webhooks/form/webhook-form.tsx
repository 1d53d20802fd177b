import type { WebhookInput } from "@takt/domain/webhooks/model/webhook-input";
import { WEBHOOK_LIMITS } from "@takt/domain/webhooks/model/webhook-limits";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { type FormEvent, useRef, useState } from "react";
import { CallError } from "~/features/shared/call-error";
import { useT } from "~/i18n/use-t";
import { EventBoxes } from "./event-boxes";
import { findUrlFault } from "./find-url-fault";

type Props = {
  id: string;
  start: WebhookInput;
  /** Why it was not saved; null while that is not so. */
  error: unknown;
  onSubmit: (input: WebhookInput) => void;
  /** Called with whether something is entered that closing would lose. */
  onEntered: (isEntered: boolean) => void;
};

/** The address of a webhook, its name and its events; what is missing is said at its place. */
export function WebhookForm({ id, start, error, onSubmit, onEntered }: Props) {
  const { t } = useT("webhooks");
  const [input, setInput] = useState(start);
  const [faults, setFaults] = useState<{ url: ReturnType<typeof findUrlFault>; events: boolean }>(NO_FAULTS);
  const urlField = useRef<HTMLInputElement>(null);
  const firstEvent = useRef<HTMLButtonElement>(null);
  const change = (changed: Partial<WebhookInput>) => {
    setInput({ ...input, ...changed });
    onEntered(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = { url: findUrlFault(input.url), events: input.events.length === 0 };
    setFaults(found);
    if (found.url) urlField.current?.focus();
    else if (found.events) firstEvent.current?.focus();
    else onSubmit({ ...input, url: input.url.trim(), name: input.name.trim() });
  };
  return (
    <form id={id} noValidate className="grid gap-5" onSubmit={submit}>
      <Field label={t("form.url")} hint={t("form.urlHint")} error={faults.url && t(`form.${faults.url}`)}>
        {(control) => (
          <Input
            {...control}
            ref={urlField}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            maxLength={WEBHOOK_LIMITS.url}
            value={input.url}
            onChange={({ target }) => {
              change({ url: target.value });
              setFaults({ ...faults, url: null });
            }}
          />
        )}
      </Field>
      <Field label={t("form.name")} hint={t("form.nameHint")}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={WEBHOOK_LIMITS.name}
            value={input.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <EventBoxes
        events={input.events}
        isMissing={faults.events}
        firstRef={firstEvent}
        onChange={(events) => {
          change({ events });
          setFaults({ ...faults, events: false });
        }}
      />
      <CallError error={error} />
    </form>
  );
}

const NO_FAULTS = { url: null, events: false };
