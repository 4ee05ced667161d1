import { isValidElement, memo, useMemo } from 'react'
import type { ComponentType } from 'react'
import { useMemoizedFn } from 'ahooks'

type Handler = (...values: unknown[]) => unknown

/** A value that can be compared by what it says; functions and elements are compared as they are. */
const isData = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isValidElement(value)

const isSame = (before: unknown, next: unknown): boolean =>
  Object.is(before, next) || (isData(before) && isData(next) && JSON.stringify(before) === JSON.stringify(next))

function areSame<Props extends object>(before: Props, next: Props): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(next)]) as Set<keyof Props>
  return [...names].every((name) => isSame(before[name], next[name]))
}

/**
 * The view, drawn again only when its props say something new: a form draws all its parts with every key, and some of
 * them cost several milliseconds each. The props named in `handlers` always call the newest function; any other
 * function must be kept by its owner, and objects must be plain data.
 */
export function memoView<Props extends object>(
  View: ComponentType<Props>,
  handlers: readonly (keyof Props)[],
): ComponentType<Props> {
  const Still = memo(View, areSame) as unknown as ComponentType<Props>
  return function MemoView(props: Props) {
    const call = useMemoizedFn((name: keyof Props, values: unknown[]) => (props[name] as Handler)(...values))
    const kept = useMemo(
      () => Object.fromEntries(handlers.map((name) => [name, (...values: unknown[]) => call(name, values)])),
      [call],
    )
    return <Still {...props} {...kept} />
  }
}
