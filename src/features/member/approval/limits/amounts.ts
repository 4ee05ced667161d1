/** Whether a text is an amount in CNY that the contract takes. */
export const isAmount = (text: string): boolean => /^\d{1,12}(\.\d{1,2})?$/.test(text)
