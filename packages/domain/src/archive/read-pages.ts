/** Rows of one query. */
export const PAGE_SIZE = 500;

/** Reads rows in the order of their ids, one page in memory at a time. `read` gets the id after which a page begins. */
export async function* readPages<Row extends { id: string }>(
  read: (after: { id?: { gt: string } }) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: string | undefined; ;) {
    const rows = await read(last === undefined ? {} : { id: { gt: last } });
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_SIZE) return;
    last = rows.at(-1)!.id;
  }
}

/** Converts the rows of each page. */
export async function* mapPages<Row, Shown>(
  pages: AsyncIterable<Row[]>,
  show: (row: Row) => Shown,
): AsyncGenerator<Shown[]> {
  for await (const page of pages) yield page.map(show);
}
