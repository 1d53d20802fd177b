import type { BrandView } from "@takt/domain/brand/model/brand-view";
import { useRef, type SyntheticEvent } from "react";
import { flushSync } from "react-dom";
import { LeaveDraftDialog } from "../shared/drafts/leave-draft-dialog";
import { RestoredDraft } from "../shared/drafts/restored-draft";
import { SaveBar } from "../shared/drafts/save-bar";
import { BrandFields } from "./brand-fields";
import { BrandPreview } from "./brand-preview";
import type { BrandedWorkspace } from "./branded-workspace";
import { toLogoUrl } from "./parts/to-logo-url";
import { useBrandForm } from "./use-brand-form";

type Props = { workspace: BrandedWorkspace; brand: BrandView };

/** The brand of a workspace, to be changed, beside its preview. What cannot be saved is said at its field, which gets the focus. */
export function BrandForm({ workspace, brand }: Props) {
  const form = useBrandForm(brand);
  const body = useRef<HTMLFormElement>(null);
  const logoUrl = toLogoUrl(workspace.slug, brand);
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (!form.isDirty || form.status === "saving") return;
    let isRight = false;
    flushSync(() => (isRight = form.check()));
    if (!isRight) return body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    void form.store.submit();
  };
  return (
    <div className="grid items-start gap-x-10 gap-y-7 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <form ref={body} noValidate onSubmit={submit} className="grid max-w-2xl min-w-0 gap-7">
        <RestoredDraft draft={form} />
        <BrandFields workspace={workspace} form={form} logoUrl={logoUrl} />
        <SaveBar draft={form} onRetry={() => submit()} />
        <LeaveDraftDialog isUnsaved={form.store.isUnsaved} />
      </form>
      <BrandPreview brand={form.shown} name={form.shown.name ?? workspace.name} logoUrl={logoUrl} />
    </div>
  );
}
