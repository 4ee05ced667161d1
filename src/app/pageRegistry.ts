/**
 * Code of every page and texts of every feature. Loaded with the first page other than home, so that more pages do not
 * make home larger; boot.js prefetches it on other entry pages.
 */
export { catalogues } from './catalogues.ts'
export { screens } from './screens.ts'
