/** A code or a remark as banks may print it: any width and case, with spaces and hyphens. */
const plain = (text: string): string => text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()

/** Whether the remark of a transfer names the code of its payment: only then the clerk knows what it pays. TRADE part 5. */
export const namesRemitCode = (remark: string, code: string): boolean => plain(remark).includes(plain(code))
