"use client";

import { Button } from "@takt/ui/button";
import { Notice } from "@takt/ui/notice";
import { RadioGroup } from "@takt/ui/radio-group";
import { TriangleAlert } from "lucide-react";
import { useT } from "next-i18next/client";
import { useErrorText } from "../shared/use-error-text";
import { useIsInteractive } from "../shared/use-is-interactive";
import type { NoticeFields } from "./notice-fields";
import { NoticeReceipt } from "./notice-receipt";
import { NoticeTextField } from "./notice-text-field";
import { useNoticeForm } from "./use-notice-form";

type Props = {
  page: "cancel" | "withdraw";
  initial: NoticeFields;
  /** Days of the money-back guarantee, which a withdrawal uses as well; 0: there is none. */
  moneyBackDays?: number;
};

/** Declares a cancellation or a withdrawal: every field and the button are there at once. Then its receipt. */
export function NoticeForm({ page, initial, moneyBackDays = 0 }: Props) {
  const { t } = useT("contracts");
  const errorText = useErrorText();
  const isInteractive = useIsInteractive();
  const form = useNoticeForm(page, initial);
  if (form.receipt) return <NoticeReceipt notice={form.receipt} />;
  const { kind } = form.fields;
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-2xl/8 text-balance">{t(`${page}.title`)}</h1>
        <p className="text-base/6 text-pretty text-muted-fg">
          {t(`${page}.intro`)} {moneyBackDays > 0 && t("withdraw.guarantee", { days: moneyBackDays })}
        </p>
      </div>
      <form
        noValidate
        className="grid gap-5 rounded-xl border border-border bg-surface p-5"
        onSubmit={(event) => {
          event.preventDefault();
          const wrong = form.submit();
          const field = wrong && event.currentTarget.elements.namedItem(wrong);
          if (field instanceof HTMLElement) field.focus();
        }}
      >
        {kind !== "withdrawal" && (
          <RadioGroup
            label={t("kind.label")}
            value={kind}
            onValueChange={(chosen) => form.change({ kind: chosen })}
            options={(["cancellation", "extraordinary_cancellation"] as const).map((value) => ({
              value,
              label: t(`kind.${value}.label`),
              hint: t(`kind.${value}.hint`),
            }))}
          />
        )}
        {kind === "extraordinary_cancellation" && <NoticeTextField form={form} name="reason" multiline />}
        <NoticeTextField form={form} name="name" autoComplete="name" />
        <NoticeTextField form={form} name="email" type="email" autoComplete="email" />
        <NoticeTextField form={form} name="contract" autoComplete="off" />
        {kind !== "withdrawal" && <NoticeTextField form={form} name="wantedOn" type="date" />}
        {form.error !== null && (
          <Notice role="alert" tone="red" icon={<TriangleAlert aria-hidden />}>
            <p>{errorText(form.error)}</p>
          </Notice>
        )}
        <Button
          variant="primary"
          type="submit"
          disabled={!isInteractive}
          loading={form.sending}
          className="min-h-11 justify-self-start text-base"
        >
          {t(`${page}.submit`)}
        </Button>
      </form>
      <p className="text-[13px] text-pretty text-muted-fg">{t(`${page}.note`)}</p>
    </>
  );
}
