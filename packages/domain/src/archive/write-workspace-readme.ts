import type { Actor } from "../shared/actor";
import type { ExportedRow } from "./format-rows";

type Locale = Actor["locale"];

const TEXTS: Record<Locale, { title: string; written: string; lines: readonly string[] }> = {
  en: {
    title: "A workspace of Takt",
    written: "Everything of “{name}”, written on {time} (UTC).",
    lines: [
      "data/workspace.json: its name, members and roles, how it approves posts, and its brand",
      "data/posts.json: its posts and drafts, with the paths of their files",
      "data/notes.json: notes about posts",
      "data/approvals.json: what was asked and decided about the approval of posts",
      "data/review-links.json: links for guests, without their addresses",
      "data/labels.json, data/topics.json, data/audiences.json: labels, ideas and target audiences",
      "data/your-slots.json: your own weekly slots; nobody sees those of others",
      "data/log.json: who did what with the workspace",
      "tables/: posts and the log once more as CSV, for spreadsheet programs",
      "media/: the files of its posts and its logo, as they are stored",
      "manifest.json: the number of rows and files, and files that were missing",
      "Not in it: deleted posts, files on no post, figures of LinkedIn, and what belongs to its members' accounts.",
      "Members are named as they are in the workspace. Where nobody is named, the account is gone.",
      "Texts of the AI assistant are marked: ai_origin says none, outline, assisted or generated, and digital_source_type is the same mark for machines (IPTC).",
    ],
  },
  de: {
    title: "Ein Arbeitsbereich aus Takt",
    written: "Alles aus „{name}“, erstellt am {time} (UTC).",
    lines: [
      "data/workspace.json: Name, Mitglieder und Rollen, Freigaberegeln und Marke",
      "data/posts.json: Beiträge und Entwürfe, mit den Pfaden ihrer Dateien",
      "data/notes.json: Notizen zu Beiträgen",
      "data/approvals.json: was zur Freigabe von Beiträgen gefragt und entschieden wurde",
      "data/review-links.json: Prüflinks für Gäste, ohne deren Adressen",
      "data/labels.json, data/topics.json, data/audiences.json: Labels, Ideen und Zielgruppen",
      "data/your-slots.json: Ihre eigenen Wochenplätze; die der anderen sieht niemand sonst",
      "data/log.json: wer was mit dem Arbeitsbereich gemacht hat",
      "tables/: Beiträge und Protokoll noch einmal als CSV, für Tabellenprogramme",
      "media/: die Dateien der Beiträge und das Logo, wie sie gespeichert sind",
      "manifest.json: die Zahl der Zeilen und Dateien, und Dateien, die fehlten",
      "Nicht enthalten: gelöschte Beiträge, Dateien ohne Beitrag, Kennzahlen von LinkedIn und was zu den Konten der Mitglieder gehört.",
      "Mitglieder heißen hier wie im Arbeitsbereich. Wo niemand genannt ist, gibt es das Konto nicht mehr.",
      "Texte des KI-Assistenten sind gekennzeichnet: ai_origin lautet none, outline, assisted oder generated, und digital_source_type ist dieselbe Kennzeichnung für Maschinen (IPTC).",
    ],
  },
};

/** Writes the page that explains the archive of a workspace. */
export function writeWorkspaceReadme(
  locale: Locale,
  { workspace, at }: { workspace: ExportedRow; at: Date },
): string {
  const { title, written, lines } = TEXTS[locale];
  const time = at.toISOString().slice(0, 16).replace("T", " ");
  const name = String(workspace["name"]);
  return [
    title,
    "=".repeat(title.length),
    "",
    written.replace("{time}", time).replace("{name}", () => name),
    "",
    ...lines.map((line) => `- ${line}`),
    "",
  ].join("\n");
}
