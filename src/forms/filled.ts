/** The values without their empty texts, for a body whose optional keys are absent, not empty. */
export const filled = <Values extends object>(values: Values): Values =>
  // The rules of the form have found every needed text.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Values
