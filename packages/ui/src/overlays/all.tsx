// Components that open over a page, in one script that is loaded after it (lazy-overlays.tsx).
export { AlertDialogBox } from "./alert-dialog";
export { ComboboxPanel } from "./combobox-panel";
export { DialogBox, DialogClosing, DialogRoot } from "./dialog";
export { MenuCheckbox, MenuItem, MenuLine, MenuList } from "./menu";
export { PopoverPanel } from "./popover";
export { ToastList } from "./toasts";
export { TooltipBubble } from "./tooltip";
