import {
  findNoticeProblems,
  NOTICE_FIELD_NAMES,
  type NoticeFields,
  toNoticeFields,
} from "@takt/domain/billing/model/notice-fields";
import type { Locale } from "@takt/i18n/locales";
import { useLightForm } from "../shared/light-form/use-light-form";
import { isNoticeAnswer } from "./notice-answer";
import { readStoredFields } from "./stored-fields";

export type NoticeForm = ReturnType<typeof useNoticeForm>;

/** The state of a page that declares something about a contract. */
export function useNoticeForm(
  page: "cancel" | "withdraw",
  initial: NoticeFields,
  locale: Locale,
  token: string,
) {
  return useLightForm({
    path: "/api/contracts",
    token,
    draftKey: `contracts:${page}`,
    initial,
    readStored: readStoredFields,
    names: NOTICE_FIELD_NAMES,
    findProblems: findNoticeProblems,
    toBody: (fields, id) => ({ ...toNoticeFields(fields), id, locale }),
    isReceipt: isNoticeAnswer,
  });
}
