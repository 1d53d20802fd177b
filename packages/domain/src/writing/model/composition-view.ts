import type { Rewrite } from "./rewrite";
import type { Source, SourceQuote } from "./source";
import type { CompositionAnswers } from "./composition-answers";

/** One text of a composition. */
export type TextVersionView = {
  id: string;
  /** 1, 2, 3 ... */
  number: number;
  kind: "written" | "rewritten" | "edited";
  /** Of `rewritten`. */
  rewrite: Rewrite | null;
  text: string;
  /** Without #. */
  hashtags: string[];
  /** It rests on a search of the web, itself or what it was made from; that may have found nothing. */
  researched: boolean;
  sources: Source[];
  /** Null of `edited`: a person wrote it. */
  engine: "model" | "outline" | null;
  model: string | null;
  /** The version it was made from, by a rewrite or by hand; null of one that was written anew. */
  basedOn: string | null;
  /** It ended early: stopped, cut, or the connection was lost. */
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
  /** The post that was made of it, unless that was deleted. */
  postId: string | null;
  /** More can be written: there is no such post, or it takes the words of another version. */
  isOpen: boolean;
  /** Oldest first. */
  versions: TextVersionView[];
  /** How many more rewrites it may have. */
  rewritesLeft: number;
  updatedAt: Date;
};

/** What a member may still have written this month, and by what. */
export type WritingUsage = {
  /** outline: no model is set; texts are composed, plainly marked, and cost nothing. */
  engine: { kind: "model" | "outline"; model: string };
  canResearch: boolean;
  /** AI posts of this calendar month of the member's zone. */
  used: number;
  limit: number;
  remaining: number;
  /** The first of the next month. */
  resetsAt: Date;
};
