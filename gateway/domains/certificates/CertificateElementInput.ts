import { inputType, required } from "#gateway/graphql/arguments";
import { CertificateAlign, CertificateElementKind } from "./CertificateTemplate";
import { layoutLimits } from "./layoutContract";

export const CertificateElementInput = inputType("CertificateElementInput", {
  id: required("String", "Its id on the sheet, which `elementId` returns."),
  kind: required(CertificateElementKind, "What it shows."),
  x: required("Float", "Millimetres from the left edge of the sheet."),
  y: required("Float", "Millimetres from the upper edge of the sheet."),
  width: required("Float", "Millimetres."),
  height: required("Float", "Millimetres."),
  text: required(
    "String",
    `What a text says, or what stands before a value; at most ${layoutLimits.text} characters.`,
  ),
  size: required("Float", "The size of its letters in points."),
  bold: required("Boolean", "Whether it is bold."),
  colour: required("String", "#rrggbb."),
  align: required(CertificateAlign, "Where a text stands in its box."),
});
