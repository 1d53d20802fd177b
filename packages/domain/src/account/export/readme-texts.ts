import type { Actor } from "../../shared/actor";

type InBoth = Record<Actor["locale"], string>;

/** The contents of each file of data/, by its name without ending (a test holds it to the data inventory). */
export const FILE_TEXTS: Record<string, InBoth> = {
  account: {
    en: "your account: name, e-mail address, settings, connection and subscription",
    de: "Ihr Konto: Name, E-Mail-Adresse, Einstellungen, Verbindung und Abonnement",
  },
  "sign-in-accounts": {
    en: "the LinkedIn account you sign in with",
    de: "das LinkedIn-Konto, mit dem Sie sich anmelden",
  },
  sessions: { en: "where you are signed in", de: "wo Sie angemeldet sind" },
  workspaces: { en: "your workspace", de: "Ihr Arbeitsbereich" },
  memberships: { en: "your role in it", de: "Ihre Rolle darin" },
  "linkedin-grants": {
    en: "what you have granted LinkedIn's further products",
    de: "was Sie den weiteren Produkten von LinkedIn freigegeben haben",
  },
  posts: { en: "your posts and drafts", de: "Ihre Beiträge und Entwürfe" },
  media: {
    en: "the files of your posts; the files themselves are in media/",
    de: "die Dateien Ihrer Beiträge; die Dateien selbst liegen in media/",
  },
  topics: { en: "bookmarked topics", de: "gemerkte Themen" },
  audiences: { en: "target audiences", de: "Zielgruppen" },
  labels: { en: "your labels", de: "Ihre Labels" },
  "approval-events": {
    en: "what was asked and said about the approval of posts, yours and by you",
    de: "was zur Freigabe von Beiträgen gefragt und gesagt wurde, zu Ihren und von Ihnen",
  },
  notes: {
    en: "notes about your posts, and by you",
    de: "Notizen zu Ihren Beiträgen und von Ihnen",
  },
  "review-links": {
    en: "the links that you made for others to review posts",
    de: "die Links, mit denen Sie andere Beiträge prüfen ließen",
  },
  "api-keys": {
    en: "the keys that you made for programs, without the keys themselves",
    de: "die Schlüssel, die Sie für Programme erstellt haben, ohne die Schlüssel selbst",
  },
  "calendar-feeds": {
    en: "the addresses for your calendar program, without the addresses themselves",
    de: "die Adressen für Ihr Kalenderprogramm, ohne die Adressen selbst",
  },
  webhooks: {
    en: "the webhooks that you made: where they send, without their secrets",
    de: "die Webhooks, die Sie angelegt haben: wohin sie senden, ohne ihre Geheimnisse",
  },
  "oauth-grants": {
    en: "the applications that you let in, and what they may do",
    de: "die Anwendungen, die Sie zugelassen haben, und was sie dürfen",
  },
  "post-labels": { en: "which post has which label", de: "welcher Beitrag welches Label hat" },
  "weekly-slots": { en: "your weekly slots", de: "Ihre Wochenplätze" },
  "slot-settings": {
    en: "your quiet hours, and the region whose holidays are skipped",
    de: "Ihre Ruhezeit und die Region, deren Feiertage ausgelassen werden",
  },
  "publish-attempts": {
    en: "the receipts of your posts: each call that published one",
    de: "die Belege Ihrer Beiträge: jeder Aufruf, der einen veröffentlicht hat",
  },
  "post-changes": {
    en: "edits and deletions of published posts",
    de: "Änderungen und Löschungen veröffentlichter Beiträge",
  },
  "first-comments": { en: "first comments", de: "erste Kommentare" },
  "comment-attempts": { en: "the receipts of first comments", de: "die Belege erster Kommentare" },
  compositions: { en: "your answers to the AI assistant", de: "Ihre Angaben für den KI-Assistenten" },
  "text-versions": {
    en: "the texts that came of them, with the parameters and the origin of each",
    de: "die Texte, die daraus entstanden, mit Parametern und Herkunft",
  },
  generations: { en: "each use of the AI assistant", de: "jede Nutzung des KI-Assistenten" },
  "source-visits": {
    en: "when you first opened the sources of your texts",
    de: "wann Sie die Quellen Ihrer Texte zuerst geöffnet haben",
  },
  analyses: { en: "analyses with Content Compass", de: "Analysen mit Content Compass" },
  voice: { en: "your style sheet", de: "Ihr Stilprofil" },
  "linkedin-posts": {
    en: "your posts on LinkedIn, as far as Takt knows them",
    de: "Ihre Beiträge auf LinkedIn, soweit Takt sie kennt",
  },
  "post-figures": { en: "figures of your posts", de: "Kennzahlen Ihrer Beiträge" },
  "post-figures-by-day": { en: "figures of your posts by day", de: "Kennzahlen Ihrer Beiträge je Tag" },
  "figures-by-day": {
    en: "figures of all posts and followers by day",
    de: "Kennzahlen aller Beiträge und Follower je Tag",
  },
  syncs: { en: "imports and syncs", de: "Importe und Abgleiche" },
  orders: { en: "orders", de: "Bestellungen" },
  "contract-notices": { en: "cancellations and withdrawals", de: "Kündigungen und Widerrufe" },
  "billing-incidents": { en: "disputed and open payments", de: "strittige und offene Zahlungen" },
  usage: {
    en: "what you have used of your plan, by month",
    de: "was Sie von Ihrem Tarif genutzt haben, je Monat",
  },
  notifications: { en: "notifications", de: "Benachrichtigungen" },
  "notification-choices": {
    en: "which notifications you want",
    de: "welche Benachrichtigungen Sie wünschen",
  },
  emails: { en: "e-mails that were sent to you", de: "E-Mails, die an Sie gesendet wurden" },
  feedback: {
    en: "your feedback; its screenshots are in media/",
    de: "Ihr Feedback; die Bildschirmfotos liegen in media/",
  },
  "data-requests": { en: "your data requests", de: "Ihre Datenschutzanfragen" },
  "account-deletions": { en: "requests to delete the account", de: "Aufträge, das Konto zu löschen" },
  "consent-log": { en: "your decisions about cookies", de: "Ihre Entscheidungen zu Cookies" },
  "audit-log": {
    en: "what was done with your account, and when",
    de: "was mit Ihrem Konto geschah, und wann",
  },
};

/** Why data is not in an export. */
export const OMISSION_TEXTS: Record<"secret" | "internal" | "derived" | "display_only", InBoth> = {
  secret: {
    en: "Tokens, keys and hashes, with which others could act in your name",
    de: "Token, Schlüssel und Hashwerte, mit denen andere in Ihrem Namen handeln könnten",
  },
  internal: {
    en: "Counters, locks and places in queues, which say nothing about you",
    de: "Zähler, Sperren und Plätze in Warteschlangen, die nichts über Sie sagen",
  },
  derived: {
    en: "Sums that are computed from the figures in this archive",
    de: "Summen, die aus den Kennzahlen in diesem Archiv berechnet sind",
  },
  display_only: {
    en: "Figures that LinkedIn's marketing APIs have reported: LinkedIn allows showing them in the app alone",
    de: "Kennzahlen aus LinkedIns Marketing-Schnittstellen: LinkedIn erlaubt nur, sie in der App anzuzeigen",
  },
};

export const README_TEXTS = {
  en: {
    title: "Your data from Takt",
    written: "Written on {time} (UTC) for {name}.",
    data: "data/: everything as JSON, one file for each kind. Times are in UTC.",
    tables: "tables/: posts and figures once more as CSV, for spreadsheet programs.",
    media: "media/: the files of your posts and feedback, as they are stored.",
    manifest: "manifest.json: the number of rows and files, and files that were missing.",
    files: "The files of data/",
    omitted: "What is not in it, and why",
    tablesOf: "tables",
    columnsOf: "columns",
    origin:
      "Texts of the AI assistant are marked: ai_origin of a post says none, outline, assisted or generated, text-versions.json names the model of each text, and digital_source_type is the same mark for machines (IPTC).",
    nobody: "you",
  },
  de: {
    title: "Ihre Daten aus Takt",
    written: "Erstellt am {time} (UTC) für {name}.",
    data: "data/: alles als JSON, eine Datei je Art. Zeiten sind in UTC.",
    tables: "tables/: Beiträge und Kennzahlen noch einmal als CSV, für Tabellenprogramme.",
    media: "media/: die Dateien Ihrer Beiträge und Ihres Feedbacks, wie sie gespeichert sind.",
    manifest: "manifest.json: die Zahl der Zeilen und Dateien, und Dateien, die fehlten.",
    files: "Die Dateien in data/",
    omitted: "Was nicht enthalten ist, und warum",
    tablesOf: "Tabellen",
    columnsOf: "Spalten",
    origin:
      "Texte des KI-Assistenten sind gekennzeichnet: ai_origin eines Beitrags lautet none, outline, assisted oder generated, text-versions.json nennt das Modell jedes Textes, und digital_source_type ist dieselbe Kennzeichnung für Maschinen (IPTC).",
    nobody: "Sie",
  },
} as const satisfies Record<Actor["locale"], Record<string, string>>;
