import { editedVersion, inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { createHoliday, deleteHoliday, importHolidays, updateHoliday } from "./commands";
import { HolidaysChange } from "./Holiday";

const HolidayInput = inputType("HolidayInput", {
  day: required("String", "The first day, as YYYY-MM-DD."),
  endDay: optional("String", "The last day, as YYYY-MM-DD; null for a single day."),
  name: required("String", "At most 60 characters."),
});

staffMutation("createHoliday", {
  right: "holidays.write",
  type: HolidaysChange,
  description: "Adds a holiday of one day or several; topics planned for it are not moved. Requires ADMIN.",
  args: toArgs({ input: required(HolidayInput, "Its days and name.") }),
  run: async (context, member, { input }) => ({
    holidayId: await createHoliday(context, member, input),
  }),
});

staffMutation("importHolidays", {
  right: "holidays.write",
  type: HolidaysChange,
  description: "Adds several holidays, all or none. Requires ADMIN.",
  args: toArgs({ holidays: required([HolidayInput], "At most 100.") }),
  run: async (context, member, input) => {
    await importHolidays(context, member, input);
    return { holidayId: null };
  },
});

staffMutation("updateHoliday", {
  right: "holidays.write",
  type: HolidaysChange,
  description: "Changes a holiday's days or name. Requires ADMIN.",
  args: toArgs({
    holidayId: rowId("holiday"),
    version: editedVersion,
    input: required(HolidayInput, "Its days and name."),
  }),
  run: updateHoliday,
});

staffMutation("deleteHoliday", {
  right: "holidays.write",
  type: HolidaysChange,
  description: "Deletes a holiday: its days are class days again. Requires ADMIN.",
  args: toArgs({ holidayId: rowId("holiday") }),
  run: async (context, member, { holidayId }) => {
    await deleteHoliday(context, member, holidayId);
    return { holidayId: null };
  },
});
