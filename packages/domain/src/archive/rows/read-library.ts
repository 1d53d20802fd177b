import { type Actor, inWorkspace } from "../../shared/actor";
import { personName } from "../../shared/person-name";
import type { ArchiveDeps } from "../deps";
import type { ExportedRow } from "../format-rows";
import { mapPages, PAGE_SIZE, readPages } from "../read-pages";
import { NAMED } from "./read-posts";

type Db = Pick<ArchiveDeps, "db">["db"];

/** The query of each of the three tables. */
const asked = (actor: Actor, after: { id?: { gt: string } }) =>
  ({
    where: { ...inWorkspace(actor), deletedAt: null, ...after },
    include: { user: NAMED },
    orderBy: { id: "asc" },
    take: PAGE_SIZE,
  }) as const;

/** Reads the labels of a workspace. */
export const readLabels = (db: Db, actor: Actor): AsyncIterable<ExportedRow[]> =>
  mapPages(
    readPages((after) => db.label.findMany(asked(actor, after))),
    ({ id, name, color, user, createdAt }) => ({
      id,
      name,
      color,
      by: personName(user),
      created_at: createdAt,
    }),
  );

/** Reads the bookmarked topics of a workspace. */
export const readTopics = (db: Db, actor: Actor): AsyncIterable<ExportedRow[]> =>
  mapPages(
    readPages((after) => db.topic.findMany(asked(actor, after))),
    ({ id, title, angle, source, sourceUrl, quote, keywords, language, user, createdAt }) => ({
      id,
      title,
      angle,
      source,
      source_url: sourceUrl,
      quote,
      keywords,
      language,
      by: personName(user),
      created_at: createdAt,
    }),
  );

/** Reads the target audiences of a workspace. */
export const readAudiences = (db: Db, actor: Actor): AsyncIterable<ExportedRow[]> =>
  mapPages(
    readPages((after) => db.audience.findMany(asked(actor, after))),
    ({ id, name, description, user, createdAt }) => ({
      id,
      name,
      description,
      by: personName(user),
      created_at: createdAt,
    }),
  );
