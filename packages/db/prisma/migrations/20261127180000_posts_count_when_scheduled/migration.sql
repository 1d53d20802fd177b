-- A post counts when it is scheduled for the first time, and no longer when its row is made: drafts that were never
-- scheduled are given back to the month in which they were counted.
update usage_months u
set posts = greatest(0, u.posts - drafts.count)
from (
  select p.author_id, to_char(p.created_at at time zone o.timezone, 'YYYY-MM') as month, count(*)::int as count
  from posts p join users o on o.id = p.author_id
  where p.scheduling = 0
  group by 1, 2
) drafts
where drafts.author_id = u.user_id and drafts.month = u.month;
