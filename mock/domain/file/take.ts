import type { FileId, FileRef } from '@/contract/file/schemas.ts'
import type { Caller, Deps } from '../deps.ts'
import { refuseField } from '../errors.ts'
import type { FilePurpose, FileRow } from './row.ts'

const factsOf = ({ id, name, url, size, type }: FileRow): FileRef => ({ id, name, url, size, type })

const ownFile = (deps: Deps, caller: Caller | undefined, { id }: FileId): FileRow | undefined => {
  const file = deps.rows.files.get(id)
  return caller && file?.companyId === caller.companyId ? file : undefined
}

/**
 * The stored files named in a write call, without duplicates. They must be the caller's own; the first use defines a
 * file's purpose, so that a proof of payment cannot be reused as a bill of lading. `fieldOf` names the field of an
 * error.
 */
export function takeFiles(
  deps: Deps,
  caller: Caller | undefined,
  purpose: FilePurpose,
  named: readonly FileId[],
  fieldOf: (index: number) => string,
): FileRef[] {
  const taken = new Map<string, FileRef>()
  for (const [index, one] of named.entries()) {
    const file = ownFile(deps, caller, one)
    if (!file) throw refuseField(fieldOf(index), 'field.unknownFile')
    if (file.purpose !== undefined && file.purpose !== purpose) throw refuseField(fieldOf(index), 'field.fileUsed')
    if (file.purpose === undefined) deps.rows.files.put({ ...file, purpose })
    taken.set(file.id, factsOf(file))
  }
  return [...taken.values()]
}

/**
 * The files named in an incomplete form, with their metadata: foreign ones are left out, and none is marked as used.
 */
export function keepFiles(deps: Deps, caller: Caller, named: readonly FileId[]): FileRef[] {
  return named.flatMap((one) => ownFile(deps, caller, one) ?? []).map(factsOf)
}
