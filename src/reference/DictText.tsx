import { useDict } from './useReferences.ts'
import './leg.css'

/** The words of one dictionary item in the current language; their place until the dictionaries are there, the code where they do not come. */
export function DictText({ dict, code }: { dict: string; code: string }) {
  const { labelOf, isComing } = useDict(dict)
  return isComing ? <span className="ct-coming">{code}</span> : <>{labelOf(code)}</>
}
