import { findUrnInUrl } from "@takt/domain/posts/model/post-urn";
import type { FileItem } from "@takt/domain/sync/ports/member-files";
import type { RefusedReason } from "@takt/domain/sync/model/sync-errors";
import { isFuture } from "../is-future";
import { toStoredText } from "../../map/to-stored-text";
import type { ShareColumn, ShareColumns } from "./find-columns";
import { parseDate } from "./parse-date";
import type { CsvRecord } from "./read-records";
import { unwrapQuotes } from "./unwrap-quotes";

/** The form of a row: the columns, whether texts are wrapped in quotes, and the time after which no post can be. */
export type ShareForm = { columns: ShareColumns; isWrapped: boolean; now: Date };

/** Converts a row of Shares.csv, or says why it is refused. */
export function toShare({ row, fields, lines }: CsvRecord, { columns, isWrapped, now }: ShareForm): FileItem {
  const refuse = (reason: RefusedReason): FileItem => ({ kind: "refused", refused: { row, reason } });
  if (lines !== undefined) return { kind: "refused", refused: { row, reason: "quote_open", lines } };
  if (!fields || !hasColumns(fields, columns)) return refuse("columns_wrong");
  const field = (name: ShareColumn) => fields[columns[name] ?? -1] ?? "";
  const urn = findUrnInUrl(field("ShareLink").trim());
  if (urn === null) return refuse("link_invalid");
  const publishedAt = parseDate(field("Date").trim(), urn);
  if (!publishedAt) return refuse("date_invalid");
  if (isFuture(publishedAt, now)) return refuse("date_future");
  const raw = field("ShareCommentary");
  if (raw.includes("\ufffd")) return refuse("text_damaged");
  const text = toStoredText(isWrapped ? unwrapQuotes(raw) : raw);
  if (text === null) return refuse("text_too_long");
  const visibility = field("Visibility").trim().toUpperCase();
  return {
    kind: "post",
    post: {
      report: {
        urns: [urn],
        text,
        // A picture, a poll and a text alike may have neither address, so the rest is not known.
        contentType: field("SharedUrl").trim() === "" ? "unknown" : "article",
        // MEMBER_NETWORK is written for both (docs/linkedin-api.md).
        visibility: visibility === "PUBLIC" || visibility === "CONNECTIONS" ? visibility : null,
        publishedAt,
      },
    },
  };
}

/** Whether a row has all columns; empty ones at its end are more than a spreadsheet program may have written. */
function hasColumns(fields: readonly string[], { count }: ShareColumns): boolean {
  return fields.length >= count && fields.slice(count).every((field) => field.trim() === "");
}
