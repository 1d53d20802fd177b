import { formatOperatorDay, OPERATOR_ZONE } from "@takt/domain/shared/format-day";
import { formatDateTime } from "../format-date-time";
import type { EmailContext } from "./email-parts";

/** Formats a time of a request with its day. */
export const requestTime = (at: Date, { locale }: EmailContext) => formatDateTime(at, OPERATOR_ZONE, locale);

/** Formats a day of a request. */
export const requestDay = (at: Date, { locale }: EmailContext) => formatOperatorDay(at, locale);
