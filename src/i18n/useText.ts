import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { shownValues, unknownText } from './unknown.ts'
import type { TextArgs } from './args.ts'
import type { MessageId } from './ids.ts'

/** Returns the text of a message id in the current language; an id or argument that does not exist fails to compile. */
export type TextOf = <Id extends MessageId>(id: Id, ...args: TextArgs<Id>) => string

/** A text without arguments needs no formatter; builds leave the parser out, so it could not be formatted. */
export function isPlain(message: unknown): message is string {
  return typeof message === 'string' && !/[{<'#]/.test(message)
}

/** Returns `t(id, values)`; a new function when language or messages change. */
export function useText(): TextOf {
  const intl = useIntl()
  return useCallback<TextOf>(
    (id, ...args) => {
      const message: unknown = intl.messages[id]
      if (isPlain(message)) return message
      if (message === undefined) return unknownText(intl, id)
      // TextArgs has checked the arguments against the id; react-intl's overloads do not support a generic id.
      const format = intl.formatMessage as (descriptor: { id: string }, values?: object) => string
      return format({ id }, shownValues(args[0], message, intl.formatNumber))
    },
    [intl],
  )
}
