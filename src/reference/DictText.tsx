import { useDict } from './useReferences.ts'

/** The words of one dictionary item in the current language; the code itself until the dictionaries are there. */
export function DictText({ dict, code }: { dict: string; code: string }) {
  const { labelOf } = useDict(dict)
  return <>{labelOf(code)}</>
}
