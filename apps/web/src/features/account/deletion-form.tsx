import { Button } from "@takt/ui/button";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { Callout } from "@takt/ui/callout";
import { withVerbatim } from "@takt/ui/verbatim";
import { TriangleAlert, UserX } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useRef, useState } from "react";
import { trpc } from "~/trpc/react";
import { signOutForDeletion } from "../sessions/parts/sign-out-button";
import { useAction } from "../shared/actions/use-action";
import { useErrorText } from "../shared/use-error-text";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";

/** Asks the user to type a word, so that nobody deletes an account by accident, and leads to the login afterwards. */
export function DeletionForm() {
  const { t } = useT("account");
  const locale = useLocale();
  const { email } = useMe();
  const errorText = useErrorText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState(false);
  // The session has ended with it: the login says what follows.
  const request = useAction(trpc.account.requestDeletion.useMutation().mutateAsync, {
    leaves: true,
    onDone: signOutForDeletion,
    failed: () => null,
  });
  const word = t("deletion.word");
  const confirmed = typed.trim().toLocaleUpperCase(locale) === word;

  const submit = () => {
    if (request.isRunning) return;
    setTried(true);
    if (confirmed) void request.run(undefined);
    else field.current?.focus();
  };
  return (
    <form
      noValidate
      className="grid justify-items-start gap-4 rounded-xl border border-border bg-surface p-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        label={t("deletion.confirm", { word })}
        error={tried && !confirmed && t("deletion.confirmProblem", { word })}
        className="w-full max-w-sm"
      >
        {(control) => (
          <Input
            {...control}
            ref={field}
            required
            value={typed}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      {email && (
        <p className="text-sm text-muted-fg wrap-anywhere">
          {withVerbatim(email, (words) => t("deletion.receipt", { address: words }))}
        </p>
      )}
      {request.error !== null && (
        <Callout role="alert" tone="red" icon={<TriangleAlert aria-hidden />} className="w-full">
          <p>{errorText(request.error)}</p>
        </Callout>
      )}
      <Button variant="danger" type="submit" loading={request.isRunning}>
        <UserX aria-hidden />
        {t("deletion.action")}
      </Button>
    </form>
  );
}
