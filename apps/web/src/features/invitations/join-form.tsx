"use client";

import { buttonStyle } from "@takt/ui/button-style";
import { focusRing } from "@takt/ui/control-style";
import { withVerbatim } from "@takt/ui/verbatim";
import { useEffect } from "react";
import { fillText } from "~/features/shared/fill-text";
import type { FormAction } from "../forms/parts/form-state";
import { PublicForm } from "../forms/parts/public-form";
import { ReceiptHead } from "../forms/parts/receipt-head";
import { type PublicFormState, usePublicForm } from "../forms/parts/use-public-form";
import { type InvitationTexts, type Refusals, toEntrance } from "./invitation-texts";

export type JoinAction = FormAction<{ slug: string }>;

type Props = {
  action: JoinAction;
  token: string;
  workspace: string;
  /** As whom they join. */
  account: string;
  texts: InvitationTexts;
  refusals: Refusals;
};

/** Joins the workspace, and leads into it. */
export function JoinForm({ action, token, workspace, account, texts, refusals }: Props) {
  const form = usePublicForm(action);
  const entrance = form.receipt && toEntrance(form.receipt.slug);
  useEffect(() => {
    if (entrance !== null) window.location.assign(entrance);
  }, [entrance]);
  if (entrance !== null)
    return (
      <>
        <ReceiptHead title={texts.joined} isWaiting={false} message={texts.joinedText} />
        <a href={entrance} className={`${buttonStyle({ variant: "primary" })} min-h-11 justify-self-start`}>
          {texts.open}
        </a>
      </>
    );
  // One piece: a button keeps its pieces apart.
  const submit = <span>{withVerbatim(workspace, (name) => fillText(texts.join, { workspace: name }))}</span>;
  const errors = { ...refusals, ...texts.errors };
  return (
    <PublicForm form={form} texts={{ submit, sending: texts.joining, errors }} className="grid gap-3">
      <input type="hidden" name="token" value={token} />
      <p className="text-sm text-pretty wrap-anywhere">
        {withVerbatim(account, (name) => fillText(texts.as, { account: name }))}
      </p>
      <ConsentField form={form} texts={texts} />
    </PublicForm>
  );
}

/** Whether others of the workspace may publish under their name from the start: unchecked, as nobody agrees by default. */
function ConsentField({ form, texts }: { form: PublicFormState; texts: InvitationTexts }) {
  return (
    <div className="flex items-start gap-2.5">
      <input
        type="checkbox"
        id="consent"
        name="consent"
        value="yes"
        checked={form.fields["consent"] === "yes"}
        disabled={form.sending}
        aria-describedby="consent-hint"
        onChange={({ target }) => form.change("consent", target.checked ? "yes" : undefined)}
        className={`mt-0.5 size-5 shrink-0 cursor-pointer rounded-md accent-primary ${focusRing}`}
      />
      <span className="grid min-w-0 gap-0.5">
        <label htmlFor="consent" className="cursor-pointer text-sm pointer-coarse:py-2">
          {texts.consent}
        </label>
        <span id="consent-hint" className="text-caption text-pretty text-muted-fg">
          {texts.consentHint}
        </span>
      </span>
    </div>
  );
}
