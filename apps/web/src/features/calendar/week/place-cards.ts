/** The height of an hour of the week, in rem: everything in it grows with the text. */
export const HOUR_REM = 2.75;
const GAP_REM = 0.125;
/** Posts that follow each other within less than this are a crowd. */
const CROWD_MINUTES = 30;
/** A crowd shows this many cards, and the rest as a number. */
const MOST_IN_CROWD = 3;
const DAY_REM = 24 * HOUR_REM;

/** The heights of a card in rem: a time with two lines of text, with one, and both on one line. */
export const CARD_REM = { tall: 3.875, middle: 2.625, line: 1.625 } as const;
export type CardSize = keyof typeof CARD_REM;

export type Placed<T> = { top: number; height: number } & (
  | { kind: "card"; item: T; size: CardSize }
  | { kind: "rest"; items: T[] }
);

/**
 * Places what lies on a day on its scale of 24 hours: each is anchored at its minute and as tall as what follows leaves
 * room for. Of a crowd the first are shown, and the rest is one line. `items` are in the order of their minutes.
 */
export function placeCards<T extends { minute: number; isLow?: boolean }>(items: readonly T[]): Placed<T>[] {
  const shown = crowds(items).flatMap((crowd): { first: T; rest: T[] | null }[] =>
    crowd.length <= MOST_IN_CROWD
      ? crowd.map((first) => ({ first, rest: null }))
      : [
          ...crowd.slice(0, MOST_IN_CROWD - 1).map((first) => ({ first, rest: null })),
          { first: crowd[MOST_IN_CROWD - 1]!, rest: crowd.slice(MOST_IN_CROWD - 1) },
        ],
  );
  let bottom = 0;
  return shown.map(({ first, rest }, n): Placed<T> => {
    const next = shown[n + 1]?.first;
    const end = next ? Math.max(toRem(next.minute), toRem(first.minute)) - GAP_REM : DAY_REM;
    const size = rest || first.isLow ? "line" : largest(end - Math.max(toRem(first.minute), bottom));
    const height = CARD_REM[size];
    const top = Math.min(Math.max(toRem(first.minute), bottom), Math.max(bottom, DAY_REM - height));
    bottom = top + height + GAP_REM;
    return rest
      ? { kind: "rest", items: rest, top, height }
      : { kind: "card", item: first, size, top, height };
  });
}

const toRem = (minute: number) => (minute / 60) * HOUR_REM;

function largest(room: number): CardSize {
  return room >= CARD_REM.tall ? "tall" : room >= CARD_REM.middle ? "middle" : "line";
}

/** Splits a day's posts where at least half an hour lies between two. */
function crowds<T extends { minute: number }>(items: readonly T[]): T[][] {
  const found: T[][] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last && item.minute - last.at(-1)!.minute < CROWD_MINUTES) last.push(item);
    else found.push([item]);
  }
  return found;
}
