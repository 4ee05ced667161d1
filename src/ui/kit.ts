import { createContext } from 'react'
import type { ComponentType } from 'react'
import type { FieldControl } from './Field.tsx'

/** One choice of a select. */
export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
  isDisabled?: boolean | undefined
}

/** Choices under a heading. */
export interface SelectGroup<Value extends string = string> {
  label: string
  options: readonly SelectOption<Value>[]
}

/** Props of the kit's calendar field. `value`: `YYYY-MM-DD`, with `hasTime` `YYYY-MM-DDTHH:mm`, or ''. */
export interface KitDateProps {
  control: FieldControl
  value: string
  onChange: (value: string) => void
  hasTime: boolean
  name?: string | undefined
  disabled?: boolean | undefined
  /** It was asked for with a click or a key: opens at once and takes the focus. */
  isAsked: boolean
}

/** Props of the kit's range of days; each `YYYY-MM-DD`, or '' for an open end. */
export interface KitRangeProps {
  control: FieldControl
  from: string
  to: string
  onChange: (from: string, to: string) => void
  /** Name of the second field for screen readers; the first has the caption. */
  endLabel: string
  /** Ranges of one click, by label. */
  presets?: readonly { label: string; from: string; to: string }[] | undefined
}

/** What ties a select to its caption and its error. */
export type SelectControl = Partial<FieldControl> & { 'aria-label'?: string }

/** Props of the kit's select; '' is a value like any other. `look`: small in a line of tools or a table; else in a ruled cell. */
export interface KitSelectProps {
  control: SelectControl
  value: string
  /** A method, so that a handler of a narrower type of values fits. */
  onChange(this: void, value: string): void
  options: readonly (SelectOption | SelectGroup)[]
  look?: 'mini' | undefined
  name?: string | undefined
  disabled?: boolean | undefined
}

/** Widgets of antd behind the plain ones of `ui`: work pages bring them, public pages do without until one is opened. */
export interface Kit {
  DateInput: ComponentType<KitDateProps>
  RangeInput: ComponentType<KitRangeProps>
  SelectInput: ComponentType<KitSelectProps>
}

/** The kit on a work page, inside `AntdScope`; undefined on public pages. */
export const KitContext = createContext<Kit | undefined>(undefined)
