import { Verbatim } from "@takt/ui/verbatim";
import { Fragment } from "react";
import { useLocale } from "~/features/shared/use-locale";

/** Names of members of whom one is enough: "Ada, Ben or Carl". */
export function NameList({ names }: { names: string[] }) {
  const format = new Intl.ListFormat(useLocale(), { type: "disjunction" });
  // The parts of a list are in its order, and names may be equal.
  return format
    .formatToParts(names)
    .map(({ type, value }, index) => (
      <Fragment key={index}>{type === "element" ? <Verbatim>{value}</Verbatim> : value}</Fragment>
    ));
}
