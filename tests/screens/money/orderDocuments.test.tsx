import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { paidOrder, propose, type Paid } from '@tests/mock/support/fulfilled.ts'
import { newest, upload } from '@tests/mock/support/papers.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { choose } from '../support/choose.ts'
import { openAs } from '../trade/bidding.ts'

const pdf = (name: string) => new File([`%PDF-1.4 ${name} %%EOF`], `${name}.pdf`, { type: 'application/pdf' })
const WAIT = { timeout: 20_000 }
let app: OpenApp | undefined
function close() {
  app?.session.stop()
  app = undefined
  cleanup()
}
afterEach(() => {
  close()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

type Locale = 'zh-CN' | 'en-US'

/** Opens the order as one of its parties and finds its documents. */
async function documentsAs(paid: Paid, account: 'trader' | 'forwarder', locale: Locale) {
  close()
  app = await openAs(account, `/business/payment?orderId=${paid.id}&tab=documents`, paid.state.market, { locale })
  return screen.findByRole('region', { name: locale === 'zh-CN' ? '单证' : 'Documents' }, WAIT)
}
async function started(): Promise<Paid> {
  const paid = await paidOrder()
  await paid.seller(orderEndpoints.start)
  return paid
}

const WORDS = [
  {
    locale: 'en-US' as const,
    upload: 'Upload document',
    kind: /^Type/,
    send: 'Upload',
    file: /File/,
    draft: /^B\/L draft/,
    noFile: 'Upload a file',
    waits: 'Awaiting approval',
    sentence: 'Check the B/L draft; approve it or request changes.',
    go: 'View documents',
    answer: 'Answer B/L draft',
    note: /Changes needed/,
    change: 'Request changes',
    asked: 'Changes requested',
    reply: /Buyer’s reply:/,
    next: 'New version',
    versions: 'Versions and hashes (2)',
    replaced: 'Replaced',
    approve: 'Approve draft',
    approved: 'Approved',
  },
  {
    locale: 'zh-CN' as const,
    upload: '上传单证',
    kind: /^类型/,
    send: '提交',
    file: /文件/,
    draft: /^提单草稿/,
    noFile: '请上传文件',
    waits: '待买方确认',
    sentence: '请核对提单草稿，确认或提出修改。',
    go: '查看单证',
    answer: '答复提单草稿',
    note: /修改意见/,
    change: '要求修改',
    asked: '买方要求修改',
    reply: /买方意见：/,
    next: '上传新版',
    versions: '版本与校验（2）',
    replaced: '已替换',
    approve: '确认草稿',
    approved: '买方已确认',
  },
]

test.each(WORDS)(
  'in $locale: a draft is uploaded, changes are asked, the next version replaces it and is approved',
  async ({ locale, ...words }) => {
    const paid = await started()
    const user = userEvent.setup()
    let section = await documentsAs(paid, 'forwarder', locale)
    await user.click(await within(section).findByRole('button', { name: words.upload }, WAIT))
    const form = within(section).getByRole('form', { name: words.upload })
    await choose(within(form).getByLabelText(words.kind), words.draft)
    await user.click(within(form).getByRole('button', { name: words.send }))
    // Without a file it is not sent, and says so at its field.
    expect(within(form).getByRole('alert').textContent).toBe(words.noFile)
    await user.upload(within(form).getByLabelText(words.file, { selector: 'input' }), pdf('draft-1'))
    await within(form).findByRole('link', { name: /draft-1/ }, WAIT)
    await user.click(within(form).getByRole('button', { name: words.send }))
    expect(await within(section).findByText(words.waits, {}, WAIT)).toBeTruthy()

    close()
    app = await openAs('trader', `/business/payment?orderId=${paid.id}`, paid.state.market, { locale })
    expect(await screen.findByText(words.sentence, {}, WAIT)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: words.go }))
    section = await screen.findByRole('region', { name: locale === 'zh-CN' ? '单证' : 'Documents' }, WAIT)
    // It leads here: there is nothing more to lead to.
    expect(screen.queryByRole('link', { name: words.go })).toBeNull()
    const answer = await within(section).findByRole('form', { name: words.answer }, WAIT)
    await user.click(within(answer).getByRole('button', { name: words.change }))
    const note = within(answer).getByRole('textbox', { name: words.note })
    expect(document.activeElement).toBe(note)
    await user.type(note, 'Consignee differs from the SI')
    await user.click(within(answer).getByRole('button', { name: words.change }))
    expect(await within(section).findByText(words.asked, {}, WAIT)).toBeTruthy()

    section = await documentsAs(paid, 'forwarder', locale)
    expect(await within(section).findByText(words.reply, {}, WAIT)).toBeTruthy()
    await user.click(within(section).getByRole('button', { name: words.next }))
    const again = within(section).getByRole('form', { name: words.upload })
    await user.upload(within(again).getByLabelText(words.file, { selector: 'input' }), pdf('draft-2'))
    await within(again).findByRole('link', { name: /draft-2/ }, WAIT)
    await user.click(within(again).getByRole('button', { name: words.send }))
    const versions = (await within(section).findByText(words.versions, {}, WAIT)).closest('details')
    if (!versions) throw new Error('no versions')
    const items = within(versions).getAllByRole('listitem', { hidden: true })
    expect(items.map(({ textContent }) => textContent?.includes(words.replaced))).toEqual([false, true])

    section = await documentsAs(paid, 'trader', locale)
    await user.click(await within(section).findByRole('button', { name: words.approve }, WAIT))
    expect(await within(section).findByText(words.approved, {}, WAIT)).toBeTruthy()
    expect(within(section).queryByRole('form', { name: words.answer })).toBeNull()
  },
)

test.each([
  {
    locale: 'en-US' as const,
    held: 'Held until paid',
    theirs: 'You get it once nothing is due.',
    noFile: 'File not available',
    release: 'Release',
  },
  {
    locale: 'zh-CN' as const,
    held: '待付款放单',
    theirs: '付清应付款后即可查看。',
    noFile: '文件暂不可查看',
    release: '放行',
  },
])('in $locale: a held B/L shows the buyer no file until it is released', async (words) => {
  const { locale } = words
  const paid = await started()
  const charge = (await propose(paid, '50')).data.adjustments[0]?.id ?? ''
  await paid.buyer(orderEndpoints.answerCharge, { chargeId: charge, answer: 'APPROVED', note: '' })
  const bill = { surrendered: false, originals: 3 }
  const { file } = newest((await upload(paid, { kind: 'BL', label: 'HBL-77', hold: true, bill })).data)
  const id = file?.id ?? 'none'
  const links = (section: HTMLElement) =>
    within(section)
      .queryAllByRole('link')
      .filter((link) => link.getAttribute('href')?.includes(id)).length

  let section = await documentsAs(paid, 'trader', locale)
  expect(await within(section).findByText(words.theirs, {}, WAIT)).toBeTruthy()
  expect(within(section).getByText(words.held)).toBeTruthy()
  expect(within(section).getAllByText(words.noFile).length).toBeGreaterThan(0)
  expect(links(section)).toBe(0)
  expect(document.body.innerHTML).not.toContain(id)

  section = await documentsAs(paid, 'forwarder', locale)
  await userEvent.click(await within(section).findByRole('button', { name: words.release }, WAIT))
  section = await documentsAs(paid, 'trader', locale)
  await within(section).findByText(/HBL-77/, {}, WAIT)
  expect(within(section).queryByText(words.held)).toBeNull()
  expect(links(section)).toBeGreaterThan(0)
})

test('a document is withdrawn while the other party has not got it', async () => {
  const paid = await started()
  await upload(paid, { kind: 'POD' })
  const section = await documentsAs(paid, 'forwarder', 'en-US')
  await userEvent.click(await within(section).findByRole('button', { name: 'Withdraw' }, WAIT))
  await waitFor(() => expect(within(section).queryByRole('button', { name: 'Withdraw' })).toBeNull(), WAIT)
  // The proof of the payment stands below: that there is nothing would not be true.
  expect(within(section).getByRole('table')).toBeTruthy()
  expect(within(section).queryByText('No documents yet.')).toBeNull()
  expect((await paid.now()).documents).toBeUndefined()
})
