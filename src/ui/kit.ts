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
  SelectInput: ComponentType<KitSelectProps>
}

/** The kit on a work page, inside `AntdScope`; undefined on public pages. */
export const KitContext = createContext<Kit | undefined>(undefined)
