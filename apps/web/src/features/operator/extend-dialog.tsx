import { formatCalendarDay } from "@takt/domain/shared/format-day";
import { OPERATOR_LIMITS } from "@takt/domain/privacy/model/operator-limits";
import { Field } from "@takt/ui/field";
import { Input, Textarea } from "@takt/ui/input";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc } from "~/trpc/react";
import { useLocale } from "../shared/use-locale";
import { FormDialog } from "./form-dialog";
import { useRequestAction, type QueuedRequest } from "./use-request-action";

type Props = { request: QueuedRequest; open: boolean; onClose: () => void };

/** Extends the time to answer a request. */
export function ExtendDialog({ request, open, onClose }: Props) {
  const { extension } = request;
  return open && extension && <ExtendForm request={request} days={extension} onClose={onClose} />;
}

type FormProps = Omit<Props, "open"> & { days: NonNullable<QueuedRequest["extension"]> };

function ExtendForm({ request, days, onClose }: FormProps) {
  const { t } = useT("operator");
  const language = useLocale();
  const { id, reference } = request;
  const [dueOn, setDueOn] = useState(days.last);
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const extend = useRequestAction(trpc.dataRequests.extend.useMutation().mutateAsync, {
    request,
    done: t("requests.extend.toast", { reference }),
    onDone: onClose,
  });
  const range = {
    first: formatCalendarDay(days.first, language),
    last: formatCalendarDay(days.last, language),
  };
  const badDay = dueOn < days.first || dueOn > days.last;
  const badReason = reason.trim() === "";
  const submit = (form: HTMLFormElement) => {
    setTried(true);
    const wrong = badDay ? "dueOn" : badReason ? "reason" : null;
    const field = wrong && form.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
    if (!wrong) void extend.run({ id, dueOn, reason: reason.trim() });
  };
  return (
    <FormDialog
      title={t("requests.extend.title", { reference })}
      description={t("requests.extend.text")}
      submitLabel={t("requests.extend.confirm")}
      running={extend.isRunning}
      isTyped={reason !== "" || dueOn !== days.last}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t("requests.extend.day")}
        hint={t("requests.extend.dayHint", range)}
        error={tried && badDay && t("requests.extend.dayProblem", range)}
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            className="max-w-60"
            name="dueOn"
            required
            min={days.first}
            max={days.last}
            value={dueOn}
            onChange={(event) => setDueOn(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={t("requests.extend.reason")}
        hint={t(`requests.extend.reasonHint.${request.locale}`)}
        error={tried && badReason && t("requests.extend.reasonProblem")}
      >
        {(control) => (
          <Textarea
            {...control}
            name="reason"
            required
            maxLength={OPERATOR_LIMITS.reason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
