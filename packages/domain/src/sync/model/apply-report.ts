import { isOtherText } from "./compare-texts";
import { type KnownPost, type PostSource, type ReportedPost, SOURCE_RANK } from "./reported-post";

/**
 * Returns the row with what a report adds to it. A source that is believed at least as much as the row's own takes over
 * text, kind, visibility and time; a lesser one fills in what is unknown. `editedAt` is set when the same source reports
 * another text than before, or says so itself.
 */
export function applyReport(row: KnownPost, report: ReportedPost, source: PostSource, now: Date): KnownPost {
  const rank = SOURCE_RANK[source] - SOURCE_RANK[row.source];
  const [first, second] = rank >= 0 ? [report, row] : [row, report];
  const isEdited = source === row.source && isOtherText(row.text, report.text);
  return {
    id: row.id,
    urns: [...new Set([...row.urns, ...report.urns])],
    postId: row.postId ?? report.postId ?? null,
    text: first.text ?? second.text,
    contentType: first.contentType === "unknown" ? second.contentType : first.contentType,
    visibility: first.visibility ?? second.visibility,
    publishedAt: first.publishedAt,
    source: rank >= 0 ? source : row.source,
    editedAt: report.editedAt ?? (isEdited ? now : row.editedAt),
    removedAt: removedAt(row, report, rank >= 0),
  };
}

/** A source that cannot see deletions changes nothing about them; a lesser one than the row's cannot take one back. */
function removedAt(row: KnownPost, report: ReportedPost, prevails: boolean): Date | null {
  if (report.removedAt === undefined) return row.removedAt;
  if (report.removedAt === null) return prevails ? null : row.removedAt;
  return row.removedAt ?? report.removedAt;
}

/** Creates the row of a post that was not known before. */
export function createRow(id: string, report: ReportedPost, source: PostSource): KnownPost {
  return {
    id,
    urns: report.urns,
    postId: report.postId ?? null,
    text: report.text,
    contentType: report.contentType,
    visibility: report.visibility,
    publishedAt: report.publishedAt,
    source,
    editedAt: report.editedAt ?? null,
    removedAt: report.removedAt ?? null,
  };
}

/** Whether two states of a row are equal. */
export function isUnchanged(before: KnownPost, after: KnownPost): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
