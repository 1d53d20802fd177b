/** How a row leads to the person whose it is: `column` equals `key` of a row of `table`, which leads on to users. */
export type PersonLink = {
  column: string;
  table: string;
  key: string;
  /** The column is text, the key a UUID. */
  asText?: true;
};

/**
 * The effect of the erasure of an account on a table; by `cascade` the database deletes its rows with those they belong
 * to, by `unshared` those go that lead to nobody else.
 */
export type Erasure =
  | { rule: "cascade" }
  | { rule: "unshared" }
  | { rule: "delete" }
  | { rule: "pseudonymise"; set: Readonly<Record<string, string | null>> };

/** Whether the rows are in a person's export: in which file, or why they are not. */
export type Export =
  | {
      file: string;
      /** Whether they are written as CSV as well. */
      csv: boolean;
      /** Rows of these sources are left out: LinkedIn's terms allow showing them in the app alone. */
      displayOnlySources: readonly string[];
    }
  | { left: "derived" | "internal" | "secret" };

/** The bound on a table's growth: kinds that a job purges, or a reason. */
export type Bound<Kind extends string = string> = { purgedAs: readonly Kind[] } | { because: string };

/** The rule of the domain that a column follows, and why it is not in a person's export. */
export type ColumnAnnotation<Rule extends string = string> = { rule: Rule; omitted?: "secret" | "internal" };

/** A table whose rows are somebody's. */
export type PersonalTable<Rule extends string = string, Kind extends string = string> = {
  links: readonly PersonLink[];
  erasure: Erasure;
  export: Export;
  bound: Bound<Kind>;
  /** Kinds that empty columns of its rows, which stay. */
  emptied: readonly Kind[];
  /** Columns that name a file in storage, which goes with the row. */
  files: readonly string[];
  columns: Readonly<Record<string, ColumnAnnotation<Rule>>>;
};

/** A table as the comments of its model have it. */
export type TableAnnotation<Rule extends string = string, Kind extends string = string> =
  | PersonalTable<Rule, Kind>
  | { nonPersonal: true; bound: Bound<Kind>; columns: readonly string[] };
