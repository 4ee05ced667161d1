/**
 * What can be exported: own tenders, own bids with their lines, bids received on own tenders with theirs, orders on
 * either side, own invoices, statements on either side. TRADE part 11.
 */
export const EXPORT_KINDS = ['TENDERS', 'BIDS', 'RECEIVED_BIDS', 'ORDERS', 'INVOICES', 'STATEMENTS'] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]

/** One workbook with sheets for the kinds, one CSV file a kind, or one JSON file. */
export const EXPORT_FORMATS = ['XLSX', 'CSV', 'JSON'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** QUEUED -> RUNNING -> READY | FAILED; READY -> EXPIRED; FAILED and EXPIRED ones can be made again. */
export const EXPORT_STATUSES = ['QUEUED', 'RUNNING', 'READY', 'FAILED', 'EXPIRED'] as const
export type ExportStatus = (typeof EXPORT_STATUSES)[number]

/** Why an export failed: more records than fit, or the work was interrupted. */
export const EXPORT_FAILURES = ['TOO_LARGE', 'INTERRUPTED'] as const
export type ExportFailure = (typeof EXPORT_FAILURES)[number]

/** Days for which the files of an export are kept (market time). TRADE part 11. */
export const EXPORT_DAYS = 7
/** Maximum number of exports of an enterprise that are being made at once. Assumed: decision 0079. */
export const MAX_OPEN_EXPORTS = 3
/** Maximum number of records in an export, over all its kinds. Assumed: decision 0079. */
export const MAX_EXPORT_RECORDS = 10_000

/** Whether an export is still being made. */
export const isOpenExport = (status: ExportStatus): boolean => status === 'QUEUED' || status === 'RUNNING'
