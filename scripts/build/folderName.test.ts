import { expect, test } from 'vitest'
import { checkFolderName } from './folderName.ts'

test.each(['/home/[site]', "/home/Anna's Projects/site", '/home/a#b', '/home/100%', '/home/what?'])(
  '%s is refused',
  (it) => {
    expect(() => checkFolderName(it)).toThrow('Rename or move the folder')
  },
)

test.each(['/home/anna/Roqueta (1)', 'C:\\Users\\Anna & Co\\site'])('%s works', (it) => {
  expect(() => checkFolderName(it)).not.toThrow()
})
