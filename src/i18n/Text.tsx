import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ArgNames } from './args.ts'
import type { MessageId, MessageTexts } from './ids.ts'
import { shownValues, unknownText } from './unknown.ts'

type NodeArgs<Id extends MessageId> = Id extends keyof MessageTexts
  ? MessageTexts[Id] extends infer Template extends string
    ? [ArgNames<Template>] extends [never]
      ? { values?: Record<string, ReactNode> }
      : { values: { [K in ArgNames<Template>]: ReactNode } & Record<string, ReactNode> }
    : never
  : { values?: Record<string, ReactNode> }

/** Renders a message; unlike `useText` it accepts elements as values. */
export function Text<Id extends MessageId>(props: { id: Id } & NodeArgs<Id>): ReactNode {
  const intl = useIntl()
  const message: unknown = intl.messages[props.id]
  if (message === undefined) return unknownText(intl, props.id)
  // As in useText: NodeArgs has checked the values against the id.
  const format = intl.formatMessage as (descriptor: { id: string }, values?: object) => ReactNode
  return <>{format({ id: props.id }, shownValues(props.values, message, intl.formatNumber))}</>
}
