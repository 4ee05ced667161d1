import type { MessageId, MessageTexts } from './ids.ts'

/** Values of message arguments. */
export type TextValue = string | number | bigint | boolean | Date | null | undefined

/** Skips the rest of an open `{…}` group including nested groups; returns what follows. */
type AfterGroup<S extends string, Depth extends unknown[]> = S extends `${infer Head}}${infer Tail}`
  ? Head extends `${string}{${infer Inner}`
    ? AfterGroup<`${Inner}}${Tail}`, [...Depth, 0]>
    : Depth extends [unknown, ...infer Outer]
      ? AfterGroup<Tail, Outer>
      : Tail
  : ''

type Name<S extends string> = S extends `${infer N},${string}` ? N : S

/** Names of the outermost ICU arguments of a text: `{count, plural, …} of {name}` gives `count | name`. */
export type ArgNames<S extends string> = S extends `${string}{${infer Rest}`
  ? Rest extends `${infer Inside}}${string}`
    ? Name<Inside> | ArgNames<AfterGroup<Rest, []>>
    : never
  : never

/** Arguments of a message as a parameter list: none, or one object with all of them. */
export type TextArgs<Id extends MessageId> = [MessageId] extends [Id]
  ? [values?: Record<string, TextValue>]
  : Id extends keyof MessageTexts
    ? MessageTexts[Id] extends infer Text extends string
      ? [ArgNames<Text>] extends [never]
        ? [values?: Record<string, TextValue>]
        : [values: { [K in ArgNames<Text>]: TextValue } & Record<string, TextValue>]
      : never
    : [values?: Record<string, TextValue>]
