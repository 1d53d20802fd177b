import type { Locale } from "@takt/i18n/locales";

/** The kind of a change: something new, something that goes away on a day that it names, something that is gone. */
type ChangeKind = "added" | "deprecated" | "removed";

/** A change of the public API; names of operations, fields and scopes stand between backticks. */
export type ApiChange = {
  day: `${number}-${number}-${number}`;
  kind: ChangeKind;
  text: Record<Locale, string>;
};

/** The changes of the public API, the newest first. */
export const API_CHANGES: readonly ApiChange[] = [
  {
    day: "2026-11-30",
    kind: "added",
    text: {
      en: "`PATCH /posts/{id}/linkedin` edits a published post on LinkedIn, `DELETE /posts/{id}/linkedin` deletes it there. `POST /webhooks/{id}/rotate` gives a webhook another secret.",
      de: "`PATCH /posts/{id}/linkedin` bearbeitet einen veröffentlichten Beitrag auf LinkedIn, `DELETE /posts/{id}/linkedin` löscht ihn dort. `POST /webhooks/{id}/rotate` gibt einem Webhook ein neues Geheimnis.",
    },
  },
  {
    day: "2026-11-30",
    kind: "added",
    text: {
      en: "Files: `POST /media` takes the bytes of a file, the address of an image, or an upload in parts (tus), with the scope `media:write`.",
      de: "Dateien: `POST /media` nimmt den Inhalt einer Datei, die Adresse eines Bildes oder einen Upload in Teilen (tus), mit der Berechtigung `media:write`.",
    },
  },
  {
    day: "2026-11-30",
    kind: "added",
    text: {
      en: "Webhooks, signed as Standard Webhooks 1.0.0 has it, with the scope `webhooks:manage`. Receipts name the key or application in `via`.",
      de: "Webhooks, signiert nach Standard Webhooks 1.0.0, mit der Berechtigung `webhooks:manage`. Belege nennen den Schlüssel oder die Anwendung in `via`.",
    },
  },
  {
    day: "2026-11-30",
    kind: "added",
    text: {
      en: "Approvals: list what waits, ask for an approval, approve, ask for changes. Deciding has a scope of its own, `approvals:write`.",
      de: "Freigaben: auflisten, was wartet, um Freigabe bitten, freigeben, Änderungen wünschen. Für Entscheidungen gibt es die Berechtigung `approvals:write`.",
    },
  },
  {
    day: "2026-11-30",
    kind: "added",
    text: {
      en: "Topics, target audiences, labels and weekly slots, with the scopes `library:read` and `library:write`.",
      de: "Themen, Zielgruppen, Labels und Wochenplätze, mit den Berechtigungen `library:read` und `library:write`.",
    },
  },
  {
    day: "2026-11-30",
    kind: "added",
    text: {
      en: "Figures of a range of days, of its posts and of a single post, with the scope `analytics:read`.",
      de: "Zahlen eines Zeitraums, seiner Beiträge und eines einzelnen Beitrags, mit der Berechtigung `analytics:read`.",
    },
  },
  {
    day: "2026-11-30",
    kind: "added",
    text: {
      en: "`GET /workspace`; `GET /posts` filters by `label`, `author`, `whose`, `from` and `to`, and lists `labels`.",
      de: "`GET /workspace`; `GET /posts` filtert nach `label`, `author`, `whose`, `from` und `to` und nennt `labels`.",
    },
  },
  {
    day: "2026-11-29",
    kind: "added",
    text: {
      en: "Version 1: keys, posts, scheduling and receipts.",
      de: "Version 1: Schlüssel, Beiträge, Planung und Belege.",
    },
  },
];
