import type { PostsDeps } from "../../deps";

/** Upload URLs of LinkedIn expire long before (docs/linkedin-api.md, Files): such an upload cannot continue. */
const MAX_AGE_DAYS = 7;

/** Purges uploads to LinkedIn that stood still for a week: their posts are gone or were changed. Returns how many. */
export function purgeStaleUploads({ db }: Pick<PostsDeps, "db">): Promise<number> {
  return db.$executeRaw`delete from media_uploads where updated_at < now() - make_interval(days => ${MAX_AGE_DAYS}::int)`;
}
