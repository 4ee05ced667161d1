import type { ReactNode } from 'react'
import { LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import './hubBlocks.css'

/** One row: what it is with its link, a line of facts, and what counts at the end, e.g. the time left. */
export interface Row {
  id: string
  to: string
  title: ReactNode
  facts?: ReactNode
  end?: ReactNode
}

/** A link: where to, and its words. */
export interface Way {
  to: string
  text: string
}

interface RowBlockProps<T> {
  title: string
  note?: ReactNode
  /** The page with all of them. */
  all: Way
  query: { data: T | undefined; error: Error | undefined; refresh: () => void }
  rowsOf: (data: T) => readonly Row[]
  /** How many there are in all, said beside the title: the rows are but the first of them. */
  countOf?: ((data: T) => number) | undefined
  /** Said if there are none, with the next step. */
  none: string
  next?: Way | undefined
  /** Rows expected, for the height while loading. */
  size?: number | undefined
  /** Choices above the rows. */
  choice?: ReactNode
}

const ROW_PX = 61

/** A few rows of one kind under a heading, each with its own loading, empty and error face. */
export function RowBlock<T>(props: RowBlockProps<T>) {
  const { title, note, all, query, rowsOf, countOf, none, next, size = 5, choice } = props
  const count = query.data && countOf?.(query.data)
  const more = (
    <LinkButton size="small" variant="quiet" to={all.to}>
      {all.text}
    </LinkButton>
  )
  return (
    <Section
      className="ct-hub-block"
      title={title}
      note={count ? <span className="ct-tab-count">{count}</span> : note}
      actions={more}
    >
      {choice}
      <QueryBlock query={query} height={ROW_PX * size}>
        {(data) => {
          const rows = rowsOf(data)
          return rows.length > 0 ? <Rows rows={rows} /> : <None text={none} next={next} />
        }}
      </QueryBlock>
    </Section>
  )
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="ct-hub-rows">
      {rows.map(({ id, to, title, facts, end }) => (
        <li key={id}>
          <span className="ct-hub-row-words">
            <RouteLink to={to} className="ct-hub-row-title">
              {title}
            </RouteLink>
            {facts && <span className="ct-hub-row-facts">{facts}</span>}
          </span>
          {end && <span className="ct-hub-row-end">{end}</span>}
        </li>
      ))}
    </ul>
  )
}

/** The empty face of a block: lower than that of a page, because others stand beside it. */
export function None({ text, next }: { text: string; next?: Way | undefined }) {
  return (
    <div className="ct-hub-none">
      <p>{text}</p>
      {next && <RouteLink to={next.to}>{next.text}</RouteLink>}
    </div>
  )
}
