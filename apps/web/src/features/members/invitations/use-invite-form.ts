import type { GivenRole } from "@takt/domain/workspaces/model/given-role";
import { useState, type FormEvent, type RefObject } from "react";
import { useT } from "~/i18n/use-t";
import { useErrorText } from "~/features/shared/use-error-text";
import { isEmail } from "./is-email";
import { readAddresses } from "./read-addresses";
import type { Outcome } from "./send-each";
import { useInvite } from "./use-invite";
import { useMissingSeats } from "./use-missing-seats";

/**
 * The addresses of the dialog: what is typed, what is wrong with it, and how it went with each of several. Those who could not be
 * invited stay in the field, which has the focus then. `onDone` is called when all are invited.
 */
export function useInviteForm(
  field: RefObject<HTMLTextAreaElement | null>,
  chosen: { role: GivenRole; isBound: boolean },
  onDone: () => void,
) {
  const errorText = useErrorText();
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const invite = useInvite(onDone);
  const { t } = useT("members");
  const emails = readAddresses(text);
  const free = useMissingSeats(emails);
  const tooMany = free === null ? null : t("invite.tooMany", { count: free });

  const show = (ended: Outcome[]) => {
    const left = ended.filter(({ invitation }) => invitation === null);
    if (left.length === 0) return;
    const isOne = ended.length === 1;
    setFault(isOne ? errorText(left[0]!.error) : null);
    setOutcomes(isOne ? [] : ended);
    setText(left.map(({ email }) => email).join("\n"));
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [first, second] = emails;
    const isNone = first === undefined || (second === undefined && !isEmail(first));
    setFault(isNone ? t("invite.emailInvalid") : null);
    if (isNone || tooMany !== null) return field.current?.focus();
    const ended = await invite.run({ emails, ...chosen });
    if (ended) show(ended);
  };
  const onChange = (typed: string) => {
    setText(typed);
    setFault(null);
  };
  return {
    text,
    fault: tooMany ?? fault,
    outcomes,
    count: emails.length,
    onChange,
    submit,
    isRunning: invite.isRunning,
  };
}
