import { DIGITAL_SOURCE_TYPES } from "@takt/domain/shared/digital-source-type";
import type { TextVersionView } from "@takt/domain/writing/model/composition-view";

/** Creates a version for tests. */
export function createVersion(number: number, changes: Partial<TextVersionView> = {}): TextVersionView {
  return {
    id: `version-${number}`,
    number,
    kind: "written",
    rewrite: null,
    text: `Text ${number}`,
    hashtags: [],
    researched: false,
    sources: [],
    engine: "model",
    model: "gpt-5.5",
    digitalSourceType: DIGITAL_SOURCE_TYPES.generated,
    basedOn: null,
    partial: false,
    createdAt: new Date(number * 1000),
    ...changes,
  };
}
