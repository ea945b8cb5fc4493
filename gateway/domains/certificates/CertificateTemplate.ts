import { describedEnum } from "#gateway/graphql/enums";
import { value } from "#gateway/graphql/fields";
import { fromColumn } from "#gateway/graphql/fromColumn";
import { rowQuery, rowsQuery } from "#gateway/graphql/queryFields";
import { relatedColumn } from "#gateway/graphql/relatedColumn";
import { nodeType, valueType } from "#gateway/graphql/types";
import {
  certificateRights,
  issuedCertificates,
  mayIssueCertificates,
  visibleScopes,
  visibleTemplates,
} from "./access";
import { CertificateScope } from "./CertificateScope";
import {
  type LayoutElement as Element,
  type ElementAlign,
  type ElementKind,
  elementsSchema,
} from "./layoutContract";

export const CertificateElementKind = describedEnum<ElementKind>(
  "CertificateElementKind",
  "Content of an element on a certificate's sheet.",
  {
    NAME: "The person's name.",
    TITLE: "The course, batch or specialization that the certificate is for.",
    BATCH: "The batch; empty without one.",
    HOURS: "Number of hours; empty if unknown.",
    GRADE: "The grade in percent; empty without one.",
    ISSUED_ON: "The date of issue.",
    EXPIRES_ON: "The last day on which it is valid; empty without one.",
    SERIAL: "The serial number.",
    CODE: "QR code of the page that verifies it.",
    TEXT: "A fixed text.",
    SIGNATURE: "The picture of a signature.",
    LOGO: "The picture of a logo.",
    LINE: "A filled rectangle.",
  },
);

export const CertificateAlign = describedEnum<ElementAlign>(
  "CertificateAlign",
  "Alignment of a text in its box.",
  {
    LEFT: "At the left.",
    CENTER: "In the middle.",
    RIGHT: "At the right.",
  },
);

const CertificateElement = valueType<Element>("CertificateElement", {
  description: "An element of a certificate's sheet. Requires staff.",
  readers: certificateRights,
  values: {
    kind: value(CertificateElementKind, "Kind of content."),
    x: value("Float", "Millimetres from the left edge of the sheet."),
    y: value("Float", "Millimetres from the upper edge of the sheet."),
    width: value("Float", "Millimetres."),
    height: value("Float", "Millimetres."),
    text: value("String", "A fixed text, or the label before a value."),
    size: value("Float", "Font size in points; smaller if the text does not fit."),
    bold: value("Boolean", "Whether it is bold."),
    colour: value("String", "#rrggbb."),
    align: value(CertificateAlign, "Alignment of a text in its box."),
  },
  fields: (t) => ({
    // Not `id`: two sheets, or a sheet and its preview, would share one record of Relay's store.
    elementId: t.exposeString("id", { description: "Its id on the sheet." }),
  }),
});

export const CertificateTemplate = nodeType("CertificateTemplate", {
  description: "A certificate's design, and the rule for issuing it. Requires staff.",
  readers: certificateRights,
  visible: visibleTemplates,
  columns: {
    name: "Its name, for staff.",
    isLandscape: "Whether the sheet is landscape.",
    backgroundFileId: "Id of the background picture; null without one.",
    logoFileId: "Id of the picture of LOGO; null without one.",
    signatureFileId: "Id of the picture of SIGNATURE; null without one.",
    minProgress: "The least progress, in percent.",
    minGrade: "The least grade, in percent; null for none.",
    assessmentId: "Id of the assessment that must be passed; null for none.",
    validityMonths: "Number of months it is valid; null for no end.",
    isAutomatic: "Whether it is issued automatically once the rule is met.",
    isActive: "Whether certificates can be issued from it.",
    updatedAt: "When it last changed, which is its version.",
  },
  fields: (t) => ({
    elements: t.field({
      type: [CertificateElement],
      description: "Elements on the sheet, from back to front.",
      ...fromColumn("elements", elementsSchema.parse),
    }),
    scopes: t.relation("scopes", {
      type: CertificateScope,
      description:
        "The courses, batches or specializations that it is for, as far as the viewer may see them.",
      query: (_args, { viewer }) => ({ where: visibleScopes(viewer), orderBy: { id: "asc" } }),
    }),
    assessmentTitle: t.string({
      nullable: true,
      description: "The title of the assessment that must be passed; null for none.",
      ...relatedColumn("assessment", "title"),
    }),
    backgroundUrl: t.string({
      nullable: true,
      description: "URL of the background picture.",
      select: { background: { select: { id: true, name: true } } },
      resolve: ({ background }) => background && toFilePath(background),
    }),
    logoUrl: t.string({
      nullable: true,
      description: "URL of the logo's picture.",
      select: { logo: { select: { id: true, name: true } } },
      resolve: ({ logo }) => logo && toFilePath(logo),
    }),
    signatureUrl: t.string({
      nullable: true,
      description: "URL of the signature's picture.",
      select: { signature: { select: { id: true, name: true } } },
      resolve: ({ signature }) => signature && toFilePath(signature),
    }),
    issuedCount: t.relationCount("certificates", {
      description:
        "Number of certificates issued: those that the viewer can list, or all for who lists none.",
      where: (_args, { viewer }) => (mayIssueCertificates(viewer) ? issuedCertificates(viewer) : {}),
    }),
  }),
});

const toFilePath = ({ id, name }: { id: number; name: string }): string =>
  `/files/${id}/${encodeURIComponent(name)}`;

rowsQuery("certificateTemplates", {
  type: CertificateTemplate,
  description: "The templates of certificates, by name. Requires staff.",
  readers: certificateRights,
  where: ({ viewer }) => visibleTemplates(viewer),
  orderBy: [{ sortKey: "asc" }, { id: "asc" }],
});

rowQuery("certificateTemplate", {
  type: CertificateTemplate,
  row: "certificate template",
  description: "A template of certificates. Requires staff.",
  readers: certificateRights,
  visible: visibleTemplates,
});
