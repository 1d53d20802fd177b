import { z } from "zod";
import { settingsSchema, type Settings } from "../settings";

type Value = Settings[keyof Settings];
export type SettingField =
  | { name: keyof Settings; kind: "choice"; value: string; options: string[] }
  | { name: keyof Settings; kind: "number" | "text"; value: string };

/** The fields of a form for all settings, each with its value. */
export function settingFields(settings: Settings): SettingField[] {
  return (Object.keys(settingsSchema.shape) as (keyof Settings)[]).map((name) => {
    const value = settings[name];
    const type = settingsSchema.shape[name].unwrap();
    if (type instanceof z.ZodEnum)
      return { name, kind: "choice", value: String(value), options: type.options.map(String) };
    if (typeof value === "boolean")
      return { name, kind: "choice", value: String(value), options: ["true", "false"] };
    return { name, kind: isNumber(type) ? "number" : "text", value: showValue(value) };
  });
}

/** The settings of a form that was sent, whole. An empty field is null where that is allowed, else an empty text. */
export function settingsOfForm(settings: Settings, form: unknown): Partial<Settings> {
  const sent = z.record(z.string(), z.string()).parse(form);
  const known = Object.keys(settingsSchema.shape) as (keyof Settings)[];
  const unknown = Object.keys(sent).filter((name) => !known.includes(name as keyof Settings));
  return Object.fromEntries([
    ...unknown.map((name) => [name, sent[name]]),
    ...known.map((name) => [
      name,
      readValue(settings[name], settingsSchema.shape[name].unwrap(), sent[name] ?? ""),
    ]),
  ]) as Partial<Settings>;
}

const showValue = (value: Value) =>
  Array.isArray(value) ? value.join(" ") : value === null ? "" : String(value);

function isNumber(type: z.core.$ZodType): boolean {
  return (
    type instanceof z.ZodNumber || (type instanceof z.ZodNullable && type.unwrap() instanceof z.ZodNumber)
  );
}

function readValue(before: Value, type: z.core.$ZodType, text: string): unknown {
  if (typeof before === "boolean") return text === "true";
  if (Array.isArray(before)) return text.split(/\s+/).filter((part) => part !== "");
  if (text === "" && type instanceof z.ZodNullable) return null;
  return isNumber(type) ? Number(text === "" ? Number.NaN : text) : text;
}
