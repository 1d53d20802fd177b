import type { BrandErrorCode } from "@takt/domain/brand/model/brand-errors";

/** The pixels that a logo is drawn within. */
export type LogoBox = { width: number; height: number };

export type LogoJob = { bytes: Uint8Array; box: LogoBox };

export type LogoAnswer =
  | { kind: "cleaned"; svg: string }
  | { kind: "refused"; code: BrandErrorCode; data: Record<string, string>; reason: string }
  /** The reader failed. */
  | { kind: "failed"; error: string };

/** An element that is drawn, with what of it is allowed. */
export type SvgElement = {
  name: string;
  attributes: Map<string, string>;
  /** Of its `style`, and once they are resolved also of the style sheets. */
  style: Map<string, string>;
  children: SvgElement[];
};

/** A rule of a style sheet for what one simple selector names: `path`, `.a`, `#b` or `g.a.b`. */
export type Rule = {
  selector: { type: string; id: string; classes: string[] };
  weight: number;
  declarations: Map<string, string>;
};

/** With which an element is painted, where it does not say it itself. */
export type Paint = Record<"fill" | "stroke", "none" | "color" | "gradient">;

/** Of an element with all that is in it and all that it refers to: units of drawn-work.mjs, and how deep it is nested. */
export type Work = { work: number; depth: number };
