import { expect, test } from "vitest";
import { rowsRead } from "./rows-read";

test("what scans return and what their filters remove is counted, for each time that they run", () => {
  const plan = `Limit  (cost=0.43..86.49 rows=10 width=336) (actual time=0.022..0.125 rows=10.00 loops=1)
  ->  Nested Loop  (cost=0.44..3723.75 rows=430 width=336) (actual time=0.076..5.437 rows=430.00 loops=1)
        ->  Index Scan using users_pkey on users u  (cost=0.28..8.29 rows=1 width=28) (actual time=0.03..0.04 rows=1.00 loops=1)
        ->  Index Only Scan using posts_calendar_idx on posts p  (cost=0.43..37.15 rows=498 width=0) (actual time=0.007..0.035 rows=10.50 loops=4)
              Filter: (deleted_at IS NULL)
              Rows Removed by Filter: 3
              Heap Fetches: 0`;
  expect(rowsRead(plan)).toBe(42 + 12);
});

test("users are not counted, whether they are read by their key or all of them", () => {
  const plan = `->  Seq Scan on users u  (cost=0.00..6.01 rows=1 width=4) (actual time=0.004..0.009 rows=1.00 loops=31)
        Filter: (id = p.author_id)
        Rows Removed by Filter: 80
  ->  Index Scan using users_pkey on users u_1  (cost=0.28..8.29 rows=1 width=4) (actual time=0.01..0.01 rows=1.00 loops=1)
  ->  Seq Scan on users_of_ours  (cost=0.00..6.01 rows=2 width=4) (actual time=0.004..0.009 rows=2.00 loops=1)`;
  expect(rowsRead(plan)).toBe(2);
});

test("what a subquery hands on is counted where it was read", () => {
  const plan = `->  Subquery Scan on p  (cost=0.43..8.29 rows=1 width=28) (actual time=0.03..0.04 rows=31.00 loops=1)
        ->  Index Scan using posts_author_idx on posts p_1  (cost=0.28..8.29 rows=1 width=28) (actual time=0.03..0.04 rows=31.00 loops=1)`;
  expect(rowsRead(plan)).toBe(31);
});

test("a plan that was not run has read nothing", () => {
  expect(rowsRead("Seq Scan on posts  (cost=0.00..10.00 rows=1000 width=4)")).toBe(0);
});
