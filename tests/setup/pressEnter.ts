import userEvent from '@testing-library/user-event'

/**
 * Presses Enter in a text field as a browser does it: by the form's default button, its first submit button wherever it stands.
 * User-event looks for one inside the form only; a dialog has it in its footer.
 */
export async function pressEnter(field: HTMLInputElement): Promise<void> {
  field.focus()
  const buttons = [...document.querySelectorAll('button')]
  const button = buttons.find(({ type, form }) => type === 'submit' && form !== null && form === field.form)
  if (button && !button.disabled) await userEvent.click(button)
}
