import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export type Certificate = { readonly key: Buffer; readonly cert: Buffer }

/**
 * A self-signed certificate for the given hosts, valid for two days.
 * @throws when the machine has no openssl
 */
export function createCertificate(hosts: readonly string[]): Certificate {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'certificate-'))
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key]
  const names = ['-subj', `/CN=${hosts[0]}`, '-addext', `subjectAltName=${hosts.map((host) => `DNS:${host}`).join()}`]
  execFileSync('openssl', ['req', '-x509', ...newKey, '-out', cert, '-days', '2', ...names], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    return { key: fs.readFileSync(key), cert: fs.readFileSync(cert) }
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}
