/** @throws where the browser has no clipboard for this page, or refuses it */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
