import { PageRefused } from "./page-refused";

export type ContentType = {
  kind: "html" | "plain" | "unknown";
  /** As the header names it. */
  charset: string | null;
};

/** What a server says that it sends; `unknown` when it says nothing. Throws PageRefused for what is no text. */
export function contentType(header: string | undefined): ContentType {
  if (header === undefined || header.trim() === "") return { kind: "unknown", charset: null };
  const essence = header.split(";", 1)[0]!.trim().toLowerCase();
  const charset = /;\s*charset\s*=\s*"?([^\s;"',]+)/i.exec(header)?.[1] ?? null;
  if (essence === "text/html" || essence === "application/xhtml+xml") return { kind: "html", charset };
  if (essence === "text/plain") return { kind: "plain", charset };
  throw new PageRefused("not_text", "type");
}
