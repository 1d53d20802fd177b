import { isOtherText } from "./compare-texts";
import { isFile, keepImported } from "./imported-report";
import { type KnownPost, type PostSource, type ReportedPost, SOURCE_RANK } from "./reported-post";

/**
 * Returns the row with what a report adds to it. A source that is believed at least as much as the row's own takes over
 * kind, visibility and time; a lesser one fills in what is unknown. The text is that of the latest edit.
 */
export function applyReport(row: KnownPost, report: ReportedPost, source: PostSource, now: Date): KnownPost {
  const rank = SOURCE_RANK[source] - SOURCE_RANK[row.source];
  const [first, second] = rank >= 0 ? [report, row] : [row, report];
  const listedAt = latest(row.listedAt, report.listedAt ?? null);
  return {
    id: row.id,
    urns: [...new Set([...row.urns, ...report.urns])],
    postId: row.postId ?? report.postId ?? null,
    text: prevails(row, report, source) ? report.text : row.text,
    contentType: first.contentType === "unknown" ? second.contentType : first.contentType,
    visibility: first.visibility ?? second.visibility,
    publishedAt: first.publishedAt,
    source: rank >= 0 ? source : row.source,
    editedAt: editedAt(row, report, source, now),
    removedAt: removedAt(earliest(row.removedAt, report.removedAt ?? null), listedAt),
    listedAt,
    imported: keepImported(row, report, source),
  };
}

/**
 * Whether the text of a report replaces the row's: that of a later edit does, of equally old ones that of the source which
 * is believed more. A source that does not say of which edit its text is reports what is there now, over its own.
 */
function prevails(row: KnownPost, report: ReportedPost, source: PostSource): boolean {
  if (report.text === null || row.text === null) return row.text === null;
  if (report.editedAt === undefined && source === row.source) return true;
  const newer = (report.editedAt?.getTime() ?? 0) - (isGuessed(row) ? 0 : (row.editedAt?.getTime() ?? 0));
  return newer === 0 ? SOURCE_RANK[source] >= SOURCE_RANK[row.source] : newer > 0;
}

/** `editedAt` is what sources say; without that, when the same source was first seen with another text. */
function editedAt(row: KnownPost, report: ReportedPost, source: PostSource, now: Date): Date | null {
  if (report.editedAt !== undefined)
    return isGuessed(row) && !isFile(source) ? report.editedAt : latest(row.editedAt, report.editedAt);
  return source === row.source && isOtherText(row.text, report.text) ? now : row.editedAt;
}

/** Whether the row's time of edit is when a file with another text was imported. */
const isGuessed = (row: KnownPost) => isFile(row.source);

/** A post that a later listing named is there. */
function removedAt(removed: Date | null, listed: Date | null): Date | null {
  return removed !== null && listed !== null && listed >= removed ? null : removed;
}

function latest(one: Date | null, other: Date | null): Date | null {
  return one !== null && (other === null || one > other) ? one : other;
}

function earliest(one: Date | null, other: Date | null): Date | null {
  return one !== null && (other === null || one < other) ? one : other;
}

/** Creates the row of a post that was not known before. */
export function createRow(id: string, report: ReportedPost, source: PostSource): KnownPost {
  const listedAt = report.listedAt ?? null;
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
    removedAt: removedAt(report.removedAt ?? null, listedAt),
    listedAt,
    imported: null,
  };
}

/** Whether two states of a row are equal, for all that screens show. */
export function isUnchanged(before: KnownPost, after: KnownPost): boolean {
  const shown = ({ listedAt: _, imported: __, ...row }: KnownPost) => JSON.stringify(row);
  return shown(before) === shown(after);
}
