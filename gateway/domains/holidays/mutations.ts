import { editedVersion, rowId } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { adminMutation } from "#gateway/graphql/mutationFields";
import { createHoliday, deleteHoliday, importHolidays, updateHoliday } from "./commands";
import { HolidaysChange } from "./Holiday";

const HolidayInput = builder.inputType("HolidayInput", {
  fields: (t) => ({
    day: t.string({ required: true, description: "The first day, as YYYY-MM-DD." }),
    endDay: t.string({ description: "The last day, as YYYY-MM-DD; null is the first." }),
    name: t.string({ required: true, description: "At most 60 characters." }),
  }),
});

adminMutation("createHoliday", {
  type: HolidaysChange,
  description: "Adds a holiday of one day or several; topics planned for it are not moved. Requires ADMIN.",
  args: builder.args((t) => ({
    input: t.field({ type: HolidayInput, required: true, description: "Its days and name." }),
  })),
  run: async (context, member, { input }) => ({
    holidayId: await createHoliday(context, member, input),
  }),
});

adminMutation("importHolidays", {
  type: HolidaysChange,
  description: "Adds several holidays, all or none. Requires ADMIN.",
  args: builder.args((t) => ({
    holidays: t.field({ type: [HolidayInput], required: true, description: "At most 100." }),
  })),
  run: async (context, member, input) => {
    await importHolidays(context, member, input);
    return { holidayId: null };
  },
});

adminMutation("updateHoliday", {
  type: HolidaysChange,
  description: "Changes a holiday's days or name. Requires ADMIN.",
  args: builder.args((t) => ({
    holidayId: t.int(rowId("holiday")),
    version: t.field(editedVersion),
    input: t.field({ type: HolidayInput, required: true, description: "Its days and name." }),
  })),
  run: updateHoliday,
});

adminMutation("deleteHoliday", {
  type: HolidaysChange,
  description: "Deletes a holiday: its days are class days again. Requires ADMIN.",
  args: builder.args((t) => ({ holidayId: t.int(rowId("holiday")) })),
  run: async (context, member, { holidayId }) => {
    await deleteHoliday(context, member, holidayId);
    return { holidayId: null };
  },
});
