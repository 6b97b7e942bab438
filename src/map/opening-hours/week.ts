/** The days of a week, Monday first, as in Angola. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** The kinds of day that a place has hours for. */
export const dayKinds = [...weekdays, 'publicHolidays'] as const
export type DayKind = (typeof dayKinds)[number]
