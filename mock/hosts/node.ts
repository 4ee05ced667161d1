import { http } from 'msw'
import { setupServer } from 'msw/node'
import { createBackend, type Backend, type BackendOptions } from '../backend.ts'
import { memoryStore } from '../store/memory.ts'

/** The marketplace behind msw in a Node process, for tests: call `server.listen()` first and `server.close()` last. */
export async function createNodeMock(
  options: Partial<BackendOptions> = {},
): Promise<{ server: ReturnType<typeof setupServer>; backend: Backend }> {
  const backend = await createBackend({ store: memoryStore(), host: 'test', ...options })
  const server = setupServer(http.all('*/trading-api/*', async ({ request }) => backend.handle(request)))
  return { server, backend }
}
