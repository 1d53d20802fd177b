export { LabelPicker } from "./picker/label-picker";
export { ManageLabels } from "./manage/manage-labels";
