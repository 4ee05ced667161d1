import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { TextArgs } from './args.ts'
import type { MessageId } from './ids.ts'

/** Gives the text of a message id in the current language; an id or argument that does not exist fails to compile. */
export type TextOf = <Id extends MessageId>(id: Id, ...args: TextArgs<Id>) => string

/** Gives `t(id, values)`; a new function whenever language or messages change. */
export function useText(): TextOf {
  const intl = useIntl()
  return useCallback<TextOf>(
    (id, ...args) => {
      // The arguments were checked against the id by TextArgs; react-intl's own overloads cannot follow a generic id.
      const format = intl.formatMessage as (descriptor: { id: string }, values?: object) => string
      return format({ id }, args[0])
    },
    [intl],
  )
}
