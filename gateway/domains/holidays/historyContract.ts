import { type DomainHistory, date } from "../domainHistoryContract";

/** Labels of the history for changes of holidays. */
export const history = {
  mutations: {
    createHoliday: "holiday.created",
    importHolidays: "holiday.imported",
    updateHoliday: "holiday.updated",
    deleteHoliday: "holiday.deleted",
  },
  actions: {
    "holiday.created": "Holiday created",
    "holiday.deleted": "Holiday deleted",
    "holiday.imported": "Holidays imported",
    "holiday.updated": "Holiday updated",
  },
  tables: {
    Holiday: "Holiday",
  },
  columns: {
    Holiday: {
      day: date("Date"),
      endDay: date("Last day"),
    },
  },
} as const satisfies DomainHistory;
