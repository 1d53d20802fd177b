import fc from "fast-check";
import { expect, test } from "vitest";
import { ApiError } from "./api-error";
import { parseForm, type Form } from "./parse-form";

type FormValue = Form[string];

test("brackets become hashes and lists", () => {
  expect(
    parseForm(
      "mode=subscription&line_items[0][price]=price_1&line_items[0][quantity]=2&line_items[1][price]=price_2" +
        "&expand[]=customer&expand[]=data.x&subscription_data[metadata][user_id]=7&cancel_at=",
    ),
  ).toEqual({
    mode: "subscription",
    line_items: [{ price: "price_1", quantity: "2" }, { price: "price_2" }],
    expand: ["customer", "data.x"],
    subscription_data: { metadata: { user_id: "7" } },
    cancel_at: "",
  });
});

test("percent-encoding and plus are decoded, in names as well", () => {
  expect(parseForm("created%5Bgte%5D=5&name=J%C3%B6rg+K.%26")).toEqual({
    created: { gte: "5" },
    name: "Jörg K.&",
  });
});

test("a list is in the order of its indexes", () => {
  expect(parseForm("a[1]=y&a[0]=x&a[10]=z")).toEqual({ a: ["x", "y", "z"] });
});

test("a value that is text and hash at once is refused, and so is a broken name", () => {
  for (const text of ["a=1&a[b]=2", "a[b]=2&a=1", "a[b=1", "[a]=1"])
    expect(() => parseForm(text)).toThrow(ApiError);
});

test("a key named __proto__ changes no prototype", () => {
  const form = parseForm("a[__proto__][polluted]=1");
  expect(Object.getPrototypeOf(form.a)).toBe(Object.prototype);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("every form comes back as it was written", () => {
  const key = fc.stringMatching(/^[a-z_]{1,6}$/);
  const { value } = fc.letrec<{ value: FormValue; hash: FormValue; list: FormValue }>((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, fc.string(), tie("hash"), tie("list")),
    hash: fc.dictionary(key, tie("value"), { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
    list: fc.array(tie("value"), { minLength: 1, maxLength: 3 }),
  }));
  fc.assert(
    fc.property(fc.dictionary(key, value, { noNullPrototype: true }), (form) => {
      expect(parseForm(new URLSearchParams(flatten(form)).toString())).toEqual(form);
    }),
    { seed: 20_261_127 },
  );
});

function flatten(form: Form): [string, string][] {
  const pairs = (name: string, value: FormValue): [string, string][] =>
    typeof value === "string"
      ? [[name, value]]
      : Object.entries(value).flatMap(([key, child]) => pairs(`${name}[${key}]`, child));
  return Object.entries(form).flatMap(([key, value]) => pairs(key, value));
}
