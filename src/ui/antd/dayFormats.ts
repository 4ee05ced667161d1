/** How a day is written in antd's fields, and as a value. */
export const DAY = 'YYYY-MM-DD'
/** How a day is written in the field, and what else may be typed there. */
export const DAY_FORMATS = [DAY, 'YYYY/MM/DD', 'YYYY/M/D', 'YYYYMMDD', 'YYYY.MM.DD']
