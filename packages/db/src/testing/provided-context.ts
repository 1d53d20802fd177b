import "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the test server's own database, for creating and dropping others. */
    databaseAdminUrl: string;
    /** Name of the migrated database that test databases are copies of. */
    databaseTemplate: string;
  }
}
