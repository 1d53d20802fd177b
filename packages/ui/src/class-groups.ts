import type { createTailwindMerge } from "tailwind-merge";

type Config = ReturnType<Parameters<typeof createTailwindMerge>[0]>;

/** A group of whole classes: `words("static fixed")`. */
const words = (classes: string) => classes.split(" ");
/** Values that may stand after a prefix. */
const some = [() => true];
const any = ["", ...some];
const like = (pattern: RegExp) => [(value: string) => pattern.test(value)];
/** Groups whose classes begin with the group's name: `p` has p-1 and p-[3px]. */
const byPrefix = (names: string) => Object.fromEntries(words(names).map((name) => [name, [{ [name]: any }]]));

const width = ["", ...like(/^(\d|\[\d)/)];
const SIDES = ["x", "y", "s", "e", "t", "b"];
/** A value of each side of a border, as `border-s-2`, or of all. */
const borders = (name: string, values: unknown[]) =>
  Object.fromEntries(
    ["", ...SIDES].map((side) => [
      side ? `${name}-${side}` : name,
      [{ border: side ? [{ [side]: values }] : values }],
    ]),
  );
const sidesOf = (name: string) => SIDES.map((side) => `${name}-${side}`);

/**
 * Which classes contradict each other, of those that our sources have: the whole library's groups weigh several times as
 * much in the scripts of each page. A class of a group that is missing here contradicts nothing.
 */
export const classGroups = {
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...byPrefix("inset inset-x inset-y start end top bottom z order basis shrink grow aspect"),
    ...byPrefix("p px py ps pe pt pb m mx my ms me mt mb gap gap-x gap-y space-y scroll-mt scroll-py"),
    ...byPrefix("size w h min-w min-h max-w max-h grid-cols grid-rows auto-cols grid-flow"),
    ...byPrefix("items justify justify-items justify-self self content place-items place-content"),
    ...byPrefix("leading tracking whitespace line-clamp list align underline-offset hyphens"),
    ...byPrefix("opacity cursor pointer-events transition duration delay ease animate select resize"),
    ...byPrefix(
      "rounded rounded-s rounded-e rounded-t rounded-ee translate-x translate-y divide-x divide-y scale rotate origin",
    ),
    ...byPrefix("fill stroke outline-offset overflow overflow-x overflow-y overscroll accent appearance"),
    ...byPrefix("wrap break break-after break-inside field-sizing backdrop-blur"),
    ...byPrefix("col col-start col-end row row-start border-spacing"),
    display: words(
      "block inline-block inline flex inline-flex grid inline-grid contents hidden table table-cell",
    ),
    position: words("static fixed absolute relative sticky"),
    "translate-none": ["translate-none"],
    visibility: words("visible invisible"),
    sr: words("sr-only not-sr-only"),
    "flex-direction": words("flex-row flex-col"),
    "flex-wrap": words("flex-wrap flex-nowrap"),
    flex: words("flex-1 flex-auto flex-none"),
    "font-size": [{ text: like(/^(xs|sm|base|lg|\d?xl|caption|micro|\[\d.*)$/) }],
    "text-align": words("text-start text-end text-center text-left text-right"),
    "text-wrap": words("text-balance text-pretty text-wrap text-nowrap"),
    "text-overflow": ["truncate"],
    "text-color": [{ text: some }],
    // A font in brackets is a weight to the library, too.
    "font-weight": [{ font: like(/^(normal|medium|semibold|bold|\[.*)$/) }],
    "font-family": [{ font: some }],
    "font-figures": words("tabular-nums normal-nums"),
    "font-style": words("italic not-italic"),
    "text-decoration": words("underline line-through no-underline"),
    "decoration-width": [{ decoration: width }],
    decoration: [{ decoration: some }],
    "object-fit": words("object-cover object-contain"),
    "object-position": [{ object: some }],
    "bg-position": words("bg-bottom bg-top bg-center"),
    "bg-repeat": words("bg-repeat-x bg-repeat-y bg-no-repeat"),
    "bg-size": [{ bg: like(/^\[size:/) }],
    "bg-image": [{ bg: like(/^\[(url|linear-gradient)\(/) }],
    "bg-color": [{ bg: some }],
    "border-style": words("border-solid border-dashed border-dotted"),
    "border-collapse": words("border-collapse border-separate"),
    ...borders("border-width", width),
    ...borders("border-color", some),
    "outline-style": words("outline-solid outline-dashed outline-hidden outline-none"),
    "outline-width": [{ outline: width }],
    "outline-color": [{ outline: some }],
    "inset-ring": ["inset-ring"],
    "inset-ring-color": [{ "inset-ring": some }],
    "divide-color": [{ divide: some }],
    container: ["@container"],
    "container-named": [(name: string) => name.startsWith("@container/")],
    shadow: [{ shadow: like(/^(\d?xs|sm|md|lg|\d?xl|none)$/) }],
    "shadow-color": [{ shadow: some }],
  },
  conflictingClassGroups: {
    "container-named": ["container"],
    inset: words("inset-x inset-y start end top bottom"),
    "inset-x": words("start end"),
    "inset-y": words("top bottom"),
    flex: words("basis grow shrink"),
    "translate-none": words("translate-x translate-y"),
    gap: words("gap-x gap-y"),
    p: words("px py ps pe pt pb"),
    px: words("ps pe"),
    py: words("pt pb"),
    m: words("mx my ms me mt mb"),
    mx: words("ms me"),
    my: words("mt mb"),
    size: words("w h"),
    "font-size": ["leading"],
    "line-clamp": words("display overflow"),
    overflow: words("overflow-x overflow-y"),
    rounded: words("rounded-s rounded-e rounded-t rounded-ee"),
    "rounded-e": ["rounded-ee"],
    "border-width": sidesOf("border-width"),
    "border-width-x": words("border-width-s border-width-e"),
    "border-width-y": words("border-width-t border-width-b"),
    "border-color": sidesOf("border-color"),
    "border-color-x": words("border-color-s border-color-e"),
    "border-color-y": words("border-color-t border-color-b"),
  },
  conflictingClassGroupModifiers: { "font-size": ["leading"] },
  postfixLookupClassGroups: ["container"],
  orderSensitiveModifiers: words("* ** after before file marker placeholder selection"),
} as Config;
