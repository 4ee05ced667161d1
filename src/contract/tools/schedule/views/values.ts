/** Views of the timetable by one of its things, beside the search between two ports. MARKET 8.5. */
export const TIMETABLE_VIEWS = ['port', 'vessel', 'service'] as const
export type TimetableView = (typeof TIMETABLE_VIEWS)[number]

/** Whether a ship calls: a port may be left out, a whole round may not be sailed. */
export const CALL_STATES = ['CALLS', 'OMITTED', 'BLANK'] as const
export type CallState = (typeof CALL_STATES)[number]

/** Rounds that the view of a service shows. */
export const SHOWN_ROUNDS = 5
