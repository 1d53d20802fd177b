import { ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { utcUrl, UTC_POOL } from "../session/utc.mjs";

/**
 * Maps PostgreSQL type oids to the engine's column types. The stock adapter refuses "char" (oid 18), which every schema
 * description contains; other oids are read as text.
 * @type {Record<number, number>}
 */
const COLUMN_TYPES = {
  16: ColumnTypeEnum.Boolean,
  18: ColumnTypeEnum.Character,
  20: ColumnTypeEnum.Int64,
  21: ColumnTypeEnum.Int32,
  23: ColumnTypeEnum.Int32,
  26: ColumnTypeEnum.Int64,
  1002: ColumnTypeEnum.CharacterArray,
  1003: ColumnTypeEnum.TextArray,
  1005: ColumnTypeEnum.Int32Array,
  1007: ColumnTypeEnum.Int32Array,
  1009: ColumnTypeEnum.TextArray,
  1184: ColumnTypeEnum.DateTime,
};

/**
 * Opens Prisma's pg adapter, patched for the schema engine.
 * @param {string} url
 * @param {Array<() => Promise<void>>} opened gets this adapter's `dispose`
 * @param {() => Promise<unknown>} [afterClose] runs once the adapter's own connection is closed
 * @returns {Promise<any>} a SqlDriverAdapter (performIO and onError are private in its types)
 */
export async function openAdapter(url, opened, afterClose) {
  // A single session, because the engine's advisory lock lives in it.
  const pool = new pg.Pool({
    connectionString: utcUrl(url),
    max: 1,
    idleTimeoutMillis: 0,
    ...UTC_POOL,
  });
  // Without a listener a broken idle connection would end the process; the next query reports it anyway.
  pool.on("error", () => {});
  const adapter = /** @type {any} */ (await new PrismaPg(/** @type {any} */ (pool)).connect());
  adapter.queryRaw = async (/** @type {unknown} */ query) => {
    const { fields, rows } = await adapter.performIO(query);
    return {
      columnNames: fields.map((/** @type {pg.FieldDef} */ field) => field.name),
      columnTypes: fields.map(
        (/** @type {pg.FieldDef} */ field) => COLUMN_TYPES[field.dataTypeID] ?? ColumnTypeEnum.Text,
      ),
      rows,
    };
  };
  // The stock adapter splits a script at every `;`, which breaks $$ bodies. One simple query is one implicit
  // transaction, as in the native engine. It must answer undefined: the engine expects a unit.
  adapter.executeScript = (/** @type {string} */ text) =>
    pool.query(text).then(
      () => undefined,
      (/** @type {unknown} */ error) => adapter.onError(error),
    );
  /** @type {Promise<void> | undefined} */
  let closed;
  adapter.dispose = () =>
    (closed ??= pool
      .end()
      .then(() => afterClose?.())
      .then(() => undefined));
  opened.push(adapter.dispose);
  return adapter;
}
