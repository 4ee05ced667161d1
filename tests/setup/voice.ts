import { Virtual } from '@guidepup/virtual-screen-reader'

/** More phrases than any part that is read has: a reading that never ends is a fault. */
const MOST = 2000
/** Ends of what was entered, groups without a name and kinds of text: a person hears them as pauses, or not at all. */
const PAUSE = /^(end\b.*|not busy|document|paragraph|rowgroup|group|generic|status|strong|time|)$/
/** A row or a cell is named by all that stands in it, which comes next. */
const ROW = /^row\b/
const CELL = /^cell\b/
/** States that say nothing, in the reader's words. */
const IDLE = /, (not (busy|invalid|disabled)|orientated \w+|1 control|level 1(?=, (position|current step)))/g

/** One phrase as it is written in a test. */
function written(phrase: string, node: Node | null): string {
  const shown = phrase.replaceAll(IDLE, '').replace(/, position (\d+), set size (\d+)/, ', $1 of $2')
  // Of the browser's own select the reader takes the code of the choice; real ones say its label.
  if (node instanceof HTMLSelectElement)
    return shown.replace(`, ${node.value}`, `, ${node.selectedOptions[0]?.textContent ?? ''}`)
  return ROW.test(shown) ? 'row' : shown
}

/** Choices of a closed list of the browser are heard only by who opens it. */
const isShut = (node: Node | null) => node?.parentElement?.closest('select') != null

/**
 * What a blind person hears from the start of a part of the page to its end, a phrase an entry: role, name, value,
 * description, states. Roles and states are the reader's words, English here; real ones say them in their own
 * language. What only CSS hides is read too: tests have none.
 */
export async function voice(part: Element): Promise<string[]> {
  const reader = new Virtual()
  await reader.start({ container: part })
  const heard: string[] = []
  let last = { phrase: '', node: null as Node | null }
  const hear = async () => {
    const log = await reader.spokenPhraseLog()
    const phrase = log.findLast((one) => !/^(polite|assertive): /.test(one)) ?? ''
    const node = reader.activeNode
    if (PAUSE.test(phrase) || isShut(node)) return { phrase, node }
    const isInside = node !== null && last.node?.contains(node) === true
    // A name is not said again by the text that it is made of.
    if (isInside && last.phrase.includes(phrase.replace(/^caption, /, ''))) return { phrase, node }
    if (isInside && CELL.test(last.phrase)) heard[heard.length - 1] = 'cell'
    heard.push(written(phrase, node))
    last = { phrase, node }
    return last
  }
  try {
    const first = await hear()
    for (let count = 0; count < MOST; count++) {
      await reader.next()
      const log = await reader.spokenPhraseLog()
      if (reader.activeNode === first.node && log.at(-1) === first.phrase) return heard
      await hear()
    }
    throw new Error(`More than ${MOST} phrases: ${heard.slice(-20).join(' | ')}`)
  } finally {
    await reader.stop()
  }
}
