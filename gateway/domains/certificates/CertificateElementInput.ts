import { inputType, required } from "#gateway/graphql/arguments";
import { CertificateAlign, CertificateElementKind } from "./CertificateTemplate";
import { layoutLimits } from "./layoutContract";

export const CertificateElementInput = inputType("CertificateElementInput", {
  id: required("String", "Its id on the sheet, which `elementId` returns."),
  kind: required(CertificateElementKind, "Kind of content."),
  x: required("Float", "Millimetres from the left edge of the sheet."),
  y: required("Float", "Millimetres from the upper edge of the sheet."),
  width: required("Float", "Millimetres."),
  height: required("Float", "Millimetres."),
  text: required(
    "String",
    `A fixed text, or the label before a value; at most ${layoutLimits.text} characters.`,
  ),
  size: required("Float", "Font size in points."),
  bold: required("Boolean", "Whether it is bold."),
  colour: required("String", "#rrggbb."),
  align: required(CertificateAlign, "Alignment of a text in its box."),
});
