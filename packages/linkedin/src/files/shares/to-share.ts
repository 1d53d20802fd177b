import { urnInAddress } from "@takt/domain/posts/model/post-urn";
import type { FileItem } from "@takt/domain/sync/ports/member-files";
import type { RefusedReason } from "@takt/domain/sync/model/sync-errors";
import { toStoredText } from "../../map/to-stored-text";
import type { ShareColumn, ShareColumns } from "./find-columns";
import type { CsvRecord } from "./read-records";
import { unwrapQuotes } from "./unwrap-quotes";

/** `YYYY-MM-DD HH:MM:SS` in UTC; some files have the day alone. */
const DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?(?: ?UTC|Z)?$/;

/** Converts a row of Shares.csv, or says why it is refused. */
export function toShare({ row, fields }: CsvRecord, columns: ShareColumns, isWrapped: boolean): FileItem {
  const refuse = (reason: RefusedReason): FileItem => ({ kind: "refused", refused: { row, reason } });
  if (!fields || fields.length !== columns.count) return refuse("columns_wrong");
  const field = (name: ShareColumn) => fields[columns[name] ?? -1] ?? "";
  const urn = urnInAddress(field("ShareLink").trim());
  if (urn === null) return refuse("link_invalid");
  const publishedAt = parseDate(field("Date").trim());
  if (!publishedAt) return refuse("date_invalid");
  const raw = field("ShareCommentary");
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

function parseDate(text: string): Date | null {
  const [, year, month, day, hour = "0", minute = "0", second = "0"] = DATE.exec(text) ?? [];
  if (year === undefined) return null;
  const parts = [year, month, day, hour, minute, second].map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const at = new Date(
    Date.UTC(parts[0], parts[1] - 1, ...(parts.slice(2) as [number, number, number, number])),
  );
  // The 30th of February would be a day in March.
  const isReal =
    at.getUTCMonth() === parts[1] - 1 && at.getUTCDate() === parts[2] && at.getUTCHours() === parts[3];
  return isReal ? at : null;
}
