import type { Deps } from "../../../deps";

/** LinkedIn's upload URLs end long before (linkedin-api 5): there is nothing left to go on with. */
const DAYS = 7;

/** Removes uploads to LinkedIn that nobody has worked on for a week: their posts are gone or were changed. Answers how many. */
export function forgetOldUploads({ db }: Pick<Deps, "db">): Promise<number> {
  return db.$executeRaw`delete from media_uploads where updated_at < now() - make_interval(days => ${DAYS}::int)`;
}
