import { useState } from 'react'

interface Version {
  id: string
  version: number
}

/** The server's version that an editor will replace. */
export interface BaseVersion {
  /** The part of the body that names it; undefined for a thing that is not on the server yet. */
  base: Version | undefined
  /** True if the server has another version than the one that was edited: the page says so. */
  isChanged: boolean
  /** After a conflict: what is sent next replaces this version, knowingly. */
  replace: (current: Version | undefined) => void
}

/** Keeps the version that an editor replaces; `edited` is the one that its values are based on. */
export function useBaseVersion(own: Version | undefined, edited: number | undefined): BaseVersion {
  const [base, setBase] = useState(own && { id: own.id, version: own.version })
  const [isChanged, setChanged] = useState(own !== undefined && edited !== own.version)
  return {
    base,
    isChanged,
    replace: (current) => {
      if (current) setBase({ id: current.id, version: current.version })
      setChanged(true)
    },
  }
}
