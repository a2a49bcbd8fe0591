import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** A port that no server uses. */
export async function freePort(host: string): Promise<number> {
  const server = net.createServer().listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Resolves to true once requests are answered, or to false after ten seconds. */
export async function answers(url: string): Promise<boolean> {
  for (const until = Date.now() + 10_000; Date.now() < until; await setTimeout(50))
    if ((await fetch(url, { redirect: 'manual' }).catch(() => undefined)) !== undefined) return true
  return false
}
