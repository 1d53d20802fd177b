import type { Cell } from "./read-workbook";

/**
 * Titles of the analytics export that are known, in the languages that were seen or that LinkedIn's pages use: of a figure,
 * and of a sheet (docs/linkedin-api.md, The analytics export).
 */
const TITLES = {
  impressions: /impress|affichages|weergaven/i,
  engagements: /engag|interak|interaç|interac/i,
  followers: /follower|seguidor|abonn|volger/i,
} as const;
export type Title = keyof typeof TITLES;

const SHEETS =
  /^(discovery|engagement|top posts|followers|(audience |content )?demographics|post analytics|performance|top demographics|entdeckung|interaktion|top-beiträge|follower:innen|demografie|descoberta|engajamento|publicações mais em alta|seguidores|dados demográficos.*)$/i;

/** Whether a sheet is named as one of LinkedIn's. */
export const isKnownSheet = (name: string): boolean => SHEETS.test(name.trim());

/** Whether a cell is the title of a figure. */
export const hasTitle = (cell: Cell | undefined, title: Title): boolean =>
  typeof cell === "string" && TITLES[title].test(cell);
