"use client";

import type { Locale } from "@takt/i18n/locales";
import { SendButton } from "../shared/light-form/send-button";
import { SendFailure } from "../shared/light-form/send-failure";
import { useSend } from "../shared/light-form/use-send";
import { isNoticeAnswer } from "./notice-answer";
import { NoticeReceipt } from "./notice-receipt";
import type { Messages } from "@takt/i18n/namespaces";

type Props = { token: string; texts: Messages["contracts"]; locale: Locale };

/** Confirms what was declared, by a button: a program that looks at the links of an e-mail confirms nothing. */
export function ConfirmScreen({ token, texts, locale }: Props) {
  const { sending, error, receipt, send } = useSend("/api/contracts/confirm", isNoticeAnswer);
  if (receipt) return <NoticeReceipt notice={receipt} texts={texts} locale={locale} />;
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-2xl/8 text-balance">{texts.confirm.title}</h1>
        <p className="text-base/6 text-pretty text-muted-fg">{texts.confirm.text}</p>
      </div>
      {error && <SendFailure error={error} texts={texts.errors} unexpected={texts.confirm.failed} />}
      <SendButton
        type="button"
        text={texts.confirm.action}
        sendingText={texts.sending}
        sending={sending}
        onClick={() => void send({ token })}
      />
    </>
  );
}
