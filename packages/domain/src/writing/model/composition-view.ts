import type { DigitalSourceType } from "../../shared/digital-source-type";
import type { PlanId } from "../../plans/model/plans";
import type { Rewrite } from "./rewrite";
import type { Source } from "../../posts/model/source";
import type { SourceQuote } from "./source-quote";
import type { CompositionAnswers } from "./composition-answers";

/** One version of a composition's text. */
export type TextVersionView = {
  id: string;
  /** 1, 2, 3 ... */
  number: number;
  kind: "written" | "rewritten" | "edited";
  /** For `rewritten` only. */
  rewrite: Rewrite | null;
  text: string;
  /** Without #. */
  hashtags: string[];
  /** Whether it, or the version it is based on, used a web search, which may have found nothing. */
  researched: boolean;
  sources: Source[];
  /** Null for `edited`: a person wrote it. */
  engine: "model" | "outline" | null;
  model: string | null;
  /** The machine-readable mark of the text's origin. */
  digitalSourceType: DigitalSourceType;
  /** The version that was rewritten or edited; null for a newly written one. */
  basedOn: string | null;
  /** Whether it ended early: stopped, cut off, or disconnected. */
  partial: boolean;
  createdAt: Date;
};

/** A post that is being written with the wizard. */
export type CompositionView = {
  id: string;
  /** Sent back with every change of the answers: the optimistic lock. */
  version: number;
  answers: CompositionAnswers;
  quote: SourceQuote | null;
  /** The post made from it, unless it was deleted. */
  postId: string | null;
  /** Whether more can be written: there is no post, or it accepts the text of another version. */
  isOpen: boolean;
  /** Oldest first. */
  versions: TextVersionView[];
  /** The number of rewrites left. */
  rewritesLeft: number;
  updatedAt: Date;
};

/** How many texts a member may still have written this month, and by which engine. */
export type WritingUsage = {
  /** `outline`: no model is configured; texts are composed from templates, labelled as such, and free. */
  engine: { kind: "model" | "outline"; model: string };
  canResearch: boolean;
  plan: PlanId;
  /** AI posts of this calendar month in the member's time zone. */
  used: number;
  limit: number;
  remaining: number;
  /** The first of the next month. */
  resetsAt: Date;
};
