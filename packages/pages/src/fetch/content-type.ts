import { PageRefused } from "./page-refused";

export type ContentType = {
  kind: "html" | "plain" | "unknown";
  /** The charset as in the header. */
  charset: string | null;
};

/** Parses the Content-Type header; `unknown` when it is missing. Throws PageRefused for anything but text. */
export function contentType(header: string | undefined): ContentType {
  if (header === undefined || header.trim() === "") return { kind: "unknown", charset: null };
  const essence = header.split(";", 1)[0]!.trim().toLowerCase();
  const charset = /;\s*charset\s*=\s*"?([^\s;"',]+)/i.exec(header)?.[1] ?? null;
  if (essence === "text/html" || essence === "application/xhtml+xml") return { kind: "html", charset };
  if (essence === "text/plain") return { kind: "plain", charset };
  throw new PageRefused("not_text", "type");
}
