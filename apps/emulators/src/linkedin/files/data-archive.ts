import { strToU8, zipSync } from "fflate";
import type { Backend } from "../backend";
import { activityUrn } from "../model/snowflake";
import type { Member } from "../model/entities";
import { shareRows, type ShareRow } from "../portability/share-rows";

/** The data archive: a ZIP with the member's posts, and two other files as LinkedIn adds many. */
export function dataArchive(backend: Backend, member: Member): { name: string; bytes: Uint8Array } {
  const { archiveQuotes } = backend.settings.get();
  const [year, month, day] = new Date(backend.clock.now()).toISOString().slice(0, 10).split("-");
  const files = {
    "Shares.csv": sharesCsv(shareRows(backend, member.sub), archiveQuotes),
    "Comments.csv": commentsCsv(backend, member.sub),
    "Profile.csv": profileCsv(member),
  };
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
  return { name: `Basic_LinkedInDataExport_${month}-${day}-${year}.zip`, bytes };
}

function commentsCsv({ store }: Backend, sub: string): string {
  const { comments } = store.activityOf(sub);
  const lines = comments
    .filter(({ deletedAt }) => deletedAt === null)
    .map(({ createdAt, post, text }) => {
      const date = new Date(createdAt).toISOString().slice(0, 19).replace("T", " ");
      const link = `https://www.linkedin.com/feed/update/${encodeURIComponent(activityUrn(post))}`;
      return `${date},${link},${csvField(text, "backslash")}`;
    });
  return ["Date,Link,Message", ...lines, ""].join("\n");
}

const profileCsv = ({ given_name, family_name, headline }: Member) =>
  `First Name,Last Name,Headline\n${[given_name, family_name, headline].map((text) => csvField(text, "doubled")).join(",")}\n`;

/** The ways in which LinkedIn was seen to write quotes and line breaks (docs/linkedin-api.md, The member's own files). */
type Quotes = "wrapped" | "doubled" | "backslash";

const COLUMNS = ["Date", "ShareLink", "ShareCommentary", "SharedUrl", "MediaUrl", "Visibility"] as const;

/** `Shares.csv` of the data archive. */
export function sharesCsv(rows: ShareRow[], quotes: Quotes): string {
  const lines = rows.map((row) => COLUMNS.map((name) => csvField(row[name], quotes)).join(","));
  return [COLUMNS.join(","), ...lines, ""].join("\n");
}

/** One field of a file of the data archive. */
export function csvField(text: string, quotes: Quotes): string {
  if (!/[",\n\r]/.test(text)) return text;
  if (quotes === "backslash") return `"${text.replaceAll('"', '\\"')}"`;
  // Each line of a text stands in quotes of its own, inside those of the field.
  const wrapped = quotes === "wrapped" ? text.replaceAll("\n", '"\n"') : text;
  return `"${wrapped.replaceAll('"', '""')}"`;
}
