/** One violation of the contract. */
export interface Finding {
  call: string
  /** Kind of request: guest, invalid input, unknown id, valid input … */
  probe: string
  said: string
}

/** How a call was tested, from the strongest to the weakest. */
export type Reach = 'answered' | 'refused' | 'guarded' | 'control'

/** Result of a call with valid input. */
export interface Tried {
  reach?: Reach
  codes?: number[]
  why?: string
}

/** Result of one run. */
export interface Outcome {
  findings: Finding[]
  /** Best reach of every call, and why some could not be tested. */
  reach: Map<string, { reach: Reach; codes: number[]; why?: string }>
  questions: number
}

const WORDS: Record<Reach, string> = {
  answered: 'answered 200 and fit the schema',
  refused: 'refused what is not there, or what this state does not allow, with a code of the contract',
  guarded: 'asked as a guest and with wrong input only',
  control: 'controls of the pretend back end, not asked (a real back end answers 404)',
}

/** The report of a run as text lines. */
export function linesOf({ findings, reach, questions }: Outcome): string[] {
  const lines = findings.map(({ call, probe, said }) => `FAIL ${call} (${probe}): ${said}`)
  for (const kind of Object.keys(WORDS) as Reach[]) {
    const mine = [...reach].filter(([, { reach: best }]) => best === kind)
    lines.push(`${String(mine.length).padStart(4)} ${WORDS[kind]}`)
    if (kind === 'answered' || kind === 'control') continue
    for (const [name, { codes, why }] of mine)
      lines.push(`       ${name}${codes.length > 0 ? ` [${codes.join(' ')}]` : ''}${why ? `: ${why}` : ''}`)
  }
  const bad = new Set(findings.map(({ call }) => call)).size
  lines.push(`${reach.size} calls, ${questions} questions, ${findings.length} findings in ${bad} calls`)
  return lines
}
