import { useEffect, useState } from "react";

/** As long as a row folds (need-row.tsx). */
const FOLD_MS = 180;

export type ShownRow<Row> = { key: string; row: Row; isLeaving: boolean };

/** The rows of a list, and those that have just left it for as long as they fold, where they were. */
export function useLeavingRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): readonly ShownRow<Row>[] {
  const [shown, setShown] = useState<readonly ShownRow<Row>[]>([]);
  const merged = mergeRows(shown, rows, keyOf);
  if (!isSame(shown, merged)) setShown(merged);
  const leaving = merged.filter(({ isLeaving }) => isLeaving).map(({ key }) => key);
  const names = leaving.join("\n");
  useEffect(() => {
    if (!names) return;
    const gone = names.split("\n");
    const drop = () =>
      setShown((all) => all.filter(({ key, isLeaving }) => !isLeaving || !gone.includes(key)));
    const timer = setTimeout(drop, FOLD_MS);
    return () => clearTimeout(timer);
  }, [names]);
  return merged;
}

/** Puts each row that has left behind the one that it stood behind. */
export function mergeRows<Row>(
  shown: readonly ShownRow<Row>[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): readonly ShownRow<Row>[] {
  const merged = rows.map((row): ShownRow<Row> => ({ key: keyOf(row), row, isLeaving: false }));
  shown.forEach(({ key, row }, at) => {
    if (merged.some((one) => one.key === key)) return;
    const before = shown[at - 1]?.key;
    merged.splice(merged.findIndex((one) => one.key === before) + 1, 0, { key, row, isLeaving: true });
  });
  return merged;
}

function isSame<Row>(a: readonly ShownRow<Row>[], b: readonly ShownRow<Row>[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ key, row, isLeaving }, n) => {
      const other = b[n]!;
      return key === other.key && row === other.row && isLeaving === other.isLeaving;
    })
  );
}
