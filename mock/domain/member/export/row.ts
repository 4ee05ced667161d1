import type { FileId } from '@/contract/file/schemas.ts'
import type { Export } from '@/contract/member/export/schemas.ts'
import type { ExportKind } from '@/contract/member/export/values.ts'
import type { Language } from '../../../messages.ts'
import type { Row } from '../../../store/port.ts'

/** An export of an enterprise. Times are ISO instants of the market. */
export interface ExportRow extends Row, Omit<Export, 'id' | 'files'> {
  companyId: string
  /** Who asked last: the records are those that this member sees. */
  memberId: string
  /** Language of the headings and names in its files. */
  language: Language
  /** Its stored files; `kind`: of a file for one kind. */
  files: (FileId & { kind?: ExportKind })[]
}
