"use client";

import type { ReactNode } from "react";
import type { FormAction } from "./form-state";
import { PublicForm } from "./public-form";
import { SendFailure, type ErrorTexts } from "./send-failure";
import { usePublicForm } from "./use-public-form";

type Props<Receipt> = {
  action: FormAction<Receipt>;
  token: string;
  /** The state of the link. */
  link: "open" | "used" | "invalid";
  /** Of the error that a link is answered with that leads nowhere. */
  invalidCode: string;
  texts: {
    confirm: { title: string; text: string; action: string; failed: string };
    sending: string;
    errors: ErrorTexts;
  };
  receipt: (receipt: Receipt) => ReactNode;
  /** The result of a used link. */
  used: ReactNode;
  /** Other actions, where the link leads nowhere. */
  instead?: ReactNode;
};

/**
 * The page of a link in an e-mail, which confirms by a button: a program that looks at links confirms nothing. A link that
 * leads nowhere says so.
 */
export function ConfirmLink<Receipt>(props: Props<Receipt>) {
  const { action, token, link, invalidCode, texts, receipt, used, instead } = props;
  const form = usePublicForm(action);
  if (form.receipt) return receipt(form.receipt);
  if (link === "used") return used;
  const { title, text, action: submit, failed } = texts.confirm;
  if (link === "invalid" || form.state?.error?.code === invalidCode || form.findProblem("token"))
    return (
      <>
        <h1 className="text-2xl/8 text-balance">{title}</h1>
        <SendFailure error={{ code: invalidCode, errorId: null }} texts={texts.errors} />
        {instead && <div className="flex flex-wrap gap-3">{instead}</div>}
      </>
    );
  const errors = { ...texts.errors, unexpected: failed };
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-2xl/8 text-balance">{title}</h1>
        <p className="text-base/6 text-pretty text-muted-fg">{text}</p>
      </div>
      <PublicForm form={form} texts={{ submit, sending: texts.sending, errors }} className="grid gap-6">
        <input type="hidden" name="token" value={token} />
      </PublicForm>
    </>
  );
}
