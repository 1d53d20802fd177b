/**
 * The options of a list that is loaded page by page.
 * @param first page, which the server has fetched; null when it has not
 */
export function pagesFrom<Page extends { nextCursor: string | null }>(first: Page | null) {
  return {
    getNextPageParam: (last: Page) => last.nextCursor,
    ...(first && { initialData: { pages: [first], pageParams: [undefined as string | undefined] } }),
  };
}
