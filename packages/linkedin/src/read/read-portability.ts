import type { ReadOutcome } from "@takt/domain/connections/model/read-outcome";
import type { LinkedInReader, ChangePage } from "@takt/domain/sync/ports/linkedin-reader";
import type { FileItem } from "@takt/domain/sync/ports/member-files";
import { z } from "zod";
import { toShare } from "../files/shares/to-share";
import { createWrapDetector } from "../files/shares/unwrap-quotes";
import { callRest, type Caller, type RestContext } from "../http/call-rest";
import { readRest, toReadFailure } from "../http/read-rest";
import { changesSchema, toChanges } from "./to-changes";

const MAX_BYTES = 4 * 1024 * 1024;
const RETRY_DELAYS_MS = [500, 2_000];
const DOMAIN = "MEMBER_SHARE_INFO";

const consentSchema = z.object({
  elements: z.array(
    z.object({ memberComplianceAuthorizationKey: z.object({ member: z.string() }).optional() }),
  ),
});

/**
 * Asks for the member's record of consent, with which LinkedIn archives for this app, and makes one when there is none.
 * Returns the member's URN; null when the record was made just now.
 */
export async function ensureConsent(
  context: RestContext,
  caller: Caller,
): Promise<ReadOutcome<string | null>> {
  const outcome = await readRest(context, caller, {
    path: "/rest/memberAuthorizations?q=memberAndApplication",
    schema: consentSchema,
  });
  if (outcome.kind !== "read") return outcome;
  const [record] = outcome.value.elements;
  if (record) return { kind: "read", value: record.memberComplianceAuthorizationKey?.member ?? null };
  // Consenting twice is consenting once, so the call is safe to repeat.
  const result = await callRest(context, caller, {
    method: "POST",
    path: "/rest/memberAuthorizations",
    body: "{}",
    retryDelaysMs: RETRY_DELAYS_MS,
  });
  const isDone = result.kind === "answered" && result.status >= 200 && result.status < 300;
  return isDone ? { kind: "read", value: null } : toReadFailure(result, caller.token);
}

const COLUMNS = {
  Date: 0,
  ShareLink: 1,
  ShareCommentary: 2,
  SharedUrl: 3,
  MediaUrl: 4,
  Visibility: 5,
  count: 6,
} as const;
const cell = z.string().nullish();
const rowSchema = z.object({
  Date: cell,
  ShareLink: cell,
  ShareCommentary: cell,
  SharedUrl: cell,
  MediaUrl: cell,
  Visibility: cell,
});
const snapshotSchema = z.object({
  elements: z.array(z.object({ snapshotDomain: z.string(), snapshotData: z.array(rowSchema) })),
});

/**
 * Reads a page of the copy of the member's posts, whose rows are those of Shares.csv (Microsoft Learn, Member Snapshot
 * API).
 */
export async function readSnapshot(
  context: RestContext,
  caller: Caller,
  page: number,
): Promise<ReadOutcome<FileItem[]>> {
  const outcome = await readRest(context, caller, {
    path: `/rest/memberSnapshotData?q=criteria&domain=${DOMAIN}&start=${page}`,
    schema: snapshotSchema,
    maxBytes: MAX_BYTES,
  });
  if (outcome.kind !== "read") return outcome;
  const rows = outcome.value.elements
    .filter(({ snapshotDomain }) => snapshotDomain === DOMAIN)
    .flatMap(({ snapshotData }) => snapshotData);
  const wraps = createWrapDetector();
  for (const row of rows) wraps.add(row.ShareCommentary ?? "");
  const form = { columns: COLUMNS, isWrapped: wraps.isWrapped(), now: new Date() };
  const items = rows.map((row, at) => {
    const { Date: date, ShareLink, ShareCommentary, SharedUrl, MediaUrl, Visibility } = row;
    const fields = [date, ShareLink, ShareCommentary, SharedUrl, MediaUrl, Visibility].map(
      (one) => one ?? "",
    );
    return toShare({ row: at + 1, fields }, form);
  });
  return { kind: "read", value: items };
}

/** Reads a page of what the member has done (Microsoft Learn, Member Changelog API). */
export async function readChanges(
  context: RestContext,
  caller: Caller,
  { startTime, start, count }: Parameters<LinkedInReader["readChanges"]>[1],
): Promise<ReadOutcome<ChangePage>> {
  const since = startTime === null ? "" : `&startTime=${startTime}`;
  const outcome = await readRest(context, caller, {
    path: `/rest/memberChangeLogs?q=memberAndApplication${since}&count=${count}&start=${start}`,
    schema: changesSchema,
    maxBytes: MAX_BYTES,
  });
  return outcome.kind === "read" ? { kind: "read", value: toChanges(outcome.value.elements) } : outcome;
}
