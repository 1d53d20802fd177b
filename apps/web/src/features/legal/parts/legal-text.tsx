import type { Locale } from "@takt/i18n/locales";
import { getT } from "~/i18n/server";
import { siteHref } from "~/features/site/parts/site-href";
import { parseLegalText, type TextPiece } from "../parse-legal-text";

/** A text of a legal page with its paragraphs, lists and links; pages of this installation keep the language. */
export async function LegalText({ children }: { children: string }) {
  const { lng } = await getT("legal");
  return parseLegalText(children).map((block, index) =>
    block.kind === "paragraph" ? (
      <p key={index}>
        <Pieces pieces={block.pieces} locale={lng} />
      </p>
    ) : (
      <ul key={index} className="grid list-disc gap-1.5 ps-5">
        {block.items.map((pieces, item) => (
          <li key={item}>
            <Pieces pieces={pieces} locale={lng} />
          </li>
        ))}
      </ul>
    ),
  );
}

function Pieces({ pieces, locale }: { pieces: TextPiece[]; locale: Locale }) {
  return pieces.map((piece, index) =>
    typeof piece === "string" ? (
      piece
    ) : (
      <a
        key={index}
        href={piece.href.startsWith("/") ? siteHref(locale, piece.href as `/${string}`) : piece.href}
        className="link rounded"
      >
        {piece.text}
      </a>
    ),
  );
}
