import { useDict } from './useReferences.ts'
import './leg.css'

/**
 * Name of a dictionary item in the current language; a placeholder until the dictionaries are loaded, the code if they
 * fail to load.
 */
export function DictText({ dict, code }: { dict: string; code: string }) {
  const { labelOf, isComing } = useDict(dict)
  return isComing ? <span className="ct-coming">{code}</span> : <>{labelOf(code)}</>
}
