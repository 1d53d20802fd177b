import {
  type DataRequestFields,
  FIELD_NAMES,
  findFieldProblems,
} from "@takt/domain/privacy/model/data-request-fields";
import type { Locale } from "@takt/i18n/locales";
import { useLightForm } from "../shared/light-form/use-light-form";
import { isRequestAnswer } from "./request-answer";
import { readStoredFields } from "./stored-fields";

export type RequestForm = ReturnType<typeof useRequestForm>;

/** The state of the form of data requests. */
export function useRequestForm(initial: DataRequestFields, locale: Locale, token: string) {
  return useLightForm({
    path: "/api/data-requests",
    token,
    draftKey: "data-request",
    initial,
    readStored: readStoredFields,
    names: FIELD_NAMES,
    findProblems: findFieldProblems,
    toBody: (fields, id) => ({ ...fields, id, locale }),
    isReceipt: isRequestAnswer,
  });
}
