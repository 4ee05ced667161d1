/** An amount with its currency, as the product writes it. */
export const PRICE = /(?:USD|CNY|EUR)\d/
