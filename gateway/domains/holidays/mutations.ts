import { builder } from "#gateway/graphql/builder";
import { editedVersion, orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
import { createHoliday, deleteHoliday, importHolidays, updateHoliday } from "./commands";
import { HolidaysChange } from "./Holiday";

const HolidayInput = builder.inputType("HolidayInput", {
  fields: (t) => ({
    day: t.string({ required: true, description: "The first day, as YYYY-MM-DD." }),
    endDay: t.string({ description: "The last day, as YYYY-MM-DD; null is the first." }),
    name: t.string({ required: true, description: "At most 60 characters." }),
  }),
});

const holidayId = { required: true, description: "The holiday's id." } as const;

builder.mutationField("createHoliday", (t) =>
  t.field({
    type: HolidaysChange,
    description: "Adds a holiday of one day or several; topics planned for it are not moved. Requires ADMIN.",
    authScopes: { admin: true },
    errors: orRefusal("CreateHoliday"),
    args: { input: t.arg({ type: HolidayInput, required: true, description: "Its days and name." }) },
    resolve: async (_root, { input }, context) => ({
      holidayId: await createHoliday(context, requireMember(context.viewer), input),
    }),
  }),
);

builder.mutationField("importHolidays", (t) =>
  t.field({
    type: HolidaysChange,
    description: "Adds several holidays, all or none. Requires ADMIN.",
    authScopes: { admin: true },
    errors: orRefusal("ImportHolidays"),
    args: {
      holidays: t.arg({ type: [HolidayInput], required: true, description: "At most 100." }),
    },
    resolve: async (_root, input, context) => {
      await importHolidays(context, requireMember(context.viewer), input);
      return { holidayId: null };
    },
  }),
);

builder.mutationField("updateHoliday", (t) =>
  t.field({
    type: HolidaysChange,
    description: "Changes a holiday's days or name. Requires ADMIN.",
    authScopes: { admin: true },
    errors: orRefusal("UpdateHoliday"),
    args: {
      holidayId: t.arg.int(holidayId),
      version: t.arg(editedVersion),
      input: t.arg({ type: HolidayInput, required: true, description: "Its days and name." }),
    },
    resolve: async (_root, change, context) => {
      await updateHoliday(context, requireMember(context.viewer), change);
      return change;
    },
  }),
);

builder.mutationField("deleteHoliday", (t) =>
  t.field({
    type: HolidaysChange,
    description: "Deletes a holiday: its days are class days again. Requires ADMIN.",
    authScopes: { admin: true },
    errors: orRefusal("DeleteHoliday"),
    args: { holidayId: t.arg.int(holidayId) },
    resolve: async (_root, { holidayId }, context) => {
      await deleteHoliday(context, requireMember(context.viewer), holidayId);
      return { holidayId: null };
    },
  }),
);
