import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

/** What is read by a person in the place of a choice. */
type Label = string | RegExp

const fits = (text: string, label: Label) => (typeof label === 'string' ? text === label : label.test(text))
const isOpen = (field: HTMLElement) => field.getAttribute('aria-expanded') === 'true'

/** The choices of a select; of the kit's one whose list is open. */
function listed(field: HTMLElement): HTMLElement[] {
  if (field instanceof HTMLSelectElement) return [...field.options]
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
  // While a list comes or goes nothing in it can be clicked.
  if (!list || list.closest<HTMLElement>('.ant-select-dropdown')?.style.pointerEvents === 'none')
    throw new Error('The list is not open')
  return within(list).queryAllByRole('option')
}

async function open(field: HTMLElement): Promise<void> {
  if (field instanceof HTMLSelectElement) return
  if (!isOpen(field)) await userEvent.click(field)
  await waitFor(() => listed(field))
}

/** Chooses in a select, in the browser's own as in the kit's. */
export async function choose(field: HTMLElement, label: Label): Promise<void> {
  await open(field)
  // The words of a dictionary may still be on their way.
  const choice = await waitFor(() => {
    const found = listed(field).filter(({ textContent }) => fits(textContent, label))
    if (!found[0] || found.length > 1) throw new Error(`${found.length} choices are called ${label.toString()}`)
    return found[0]
  })
  await (field instanceof HTMLSelectElement ? userEvent.selectOptions(field, choice) : userEvent.click(choice))
  if (isOpen(field)) await waitFor(() => expect(isOpen(field)).toBe(false))
}

/** What a select shows as chosen. */
export const chosenIn = (field: HTMLElement): string =>
  (field instanceof HTMLSelectElement
    ? field.options[field.selectedIndex]
    : field.closest('.ant-select')?.querySelector('.ant-select-content')
  )?.textContent ?? ''

async function textsIn(field: HTMLElement, fitting: (choice: HTMLElement) => boolean): Promise<string[]> {
  await open(field)
  const texts = listed(field)
    .filter(fitting)
    .map(({ textContent }) => textContent)
  if (isOpen(field)) {
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(isOpen(field)).toBe(false))
  }
  return texts
}

/** What stands in the list of a select, in its order; that of the kit is closed again. */
export const choicesIn = (field: HTMLElement): Promise<string[]> => textsIn(field, () => true)

/** What stands in the list of a select and cannot be chosen. */
export const lockedIn = (field: HTMLElement): Promise<string[]> =>
  textsIn(field, (choice) => choice.matches(':disabled, [aria-disabled="true"]'))
