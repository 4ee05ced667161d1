import { z } from 'zod'

/**
 * Must be the first import of a browser host: otherwise zod tries `new Function` when schemas are created, which
 * violates the CSP.
 */
z.config({ jitless: true })
