import {
  type FileSource,
  type ImportedReport,
  type KnownPost,
  type PostSource,
  type ReportedPost,
  SOURCE_RANK,
} from "./reported-post";

const FILE_SOURCES = ["archive_file", "analytics_file"] as const satisfies readonly FileSource[];

/** Whether a source is a file that the member brings. */
export const isFile = (source: PostSource): source is FileSource =>
  (FILE_SOURCES as readonly PostSource[]).includes(source);

type Facts = Pick<KnownPost, "source" | "text" | "contentType" | "visibility" | "publishedAt">;

/**
 * Returns what a row keeps aside of the member's files after a report, so that it is left when the API that has taken the
 * row over is disconnected. Null for a row that is still that of a file, and for a post of Takt, which Takt tells itself.
 */
export function keepImported(
  row: KnownPost,
  report: ReportedPost,
  source: PostSource,
): ImportedReport | null {
  if (row.postId !== null || report.postId !== undefined) return null;
  if (isFile(row.source)) return isFile(source) ? null : toImported(row);
  return isFile(source) ? merged(row.imported, toImported({ ...report, source })) : row.imported;
}

/** The report of the file that is believed more, with what only the other one says. */
function merged(stored: ImportedReport | null, report: ImportedReport | null): ImportedReport | null {
  if (!stored || !report) return stored ?? report;
  const [first, second] =
    SOURCE_RANK[report.source] >= SOURCE_RANK[stored.source] ? [report, stored] : [stored, report];
  return {
    ...first,
    text: first.text ?? second.text,
    contentType: first.contentType === "unknown" ? second.contentType : first.contentType,
    visibility: first.visibility ?? second.visibility,
  };
}

function toImported({ source, text, contentType, visibility, publishedAt }: Facts): ImportedReport | null {
  if (!isFile(source)) return null;
  return { source, text, contentType, visibility, publishedAt: publishedAt.toISOString() };
}
