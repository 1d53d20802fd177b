/** How a row leads to the person whose it is: `column` equals `key` of a row of `table`, which leads on to users. */
export type PersonLink = { column: string; table: string; key: string; asText?: true };

/** A column as its comment has it: the rule of the domain that it follows, and why it is not in a person's export. */
export type ColumnAnnotation = { rule: string; omitted?: "secret" | "internal" };

/** A table as the comments of its model have it. */
export type TableAnnotation =
  | { nonPersonal: true; bound: Bound; columns: string[] }
  | {
      links: PersonLink[];
      erasure: { rule: "cascade" | "delete" } | { rule: "pseudonymise"; set: Record<string, string | null> };
      export: Export;
      bound: Bound;
      emptied: string[];
      files: string[];
      columns: Record<string, ColumnAnnotation>;
    };

export type Bound = { purgedAs: string[] } | { because: string };
export type Export =
  | { file: string; csv: boolean; displayOnlySources: string[] }
  | { left: "derived" | "internal" | "secret" };
