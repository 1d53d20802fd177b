type Namespace = "mcp" | "api" | "errors" | "posts" | "compass";

/** Returns a text of the product in a person's language, by its namespace and key. */
export type Say = (key: `${Namespace}:${string}`, data?: Readonly<Record<string, unknown>>) => string;
