import { readNoticeLink } from "@takt/domain/billing/notices/read-notice-link";
import { readDataRequestLink } from "@takt/domain/privacy/read-data-request-link";
import { deps } from "./deps";

/** Returns what the link of an e-mail about a cancellation or withdrawal still does. */
export const currentNoticeLink = (token: string) => readNoticeLink(deps(), token);
export type NoticeLink = Awaited<ReturnType<typeof currentNoticeLink>>;
export type NoticeView = Extract<NoticeLink, { state: "used" }>["notice"];

/** Returns what the link of an e-mail about a data request still does. */
export const currentDataRequestLink = (token: string) => readDataRequestLink(deps(), token);
export type DataRequestLink = Awaited<ReturnType<typeof currentDataRequestLink>>;
export type UsedRequest = Extract<DataRequestLink, { state: "used" }>["request"];
