/** Web storage that never throws: blocked, full or absent storage reads as empty, and a failed write is reported. */
export type Store = {
  read: (key: string) => string | null
  write: (key: string, value: string) => boolean
  remove: (key: string) => void
}

function storeOver(getStorage: () => Storage): Store {
  return {
    read(key) {
      try {
        return getStorage().getItem(key)
      } catch {
        return null
      }
    },
    write(key, value) {
      try {
        getStorage().setItem(key, value)
        return true
      } catch {
        return false
      }
    },
    remove(key) {
      try {
        getStorage().removeItem(key)
      } catch {
        // Nothing was stored, so nothing is left.
      }
    },
  }
}

/** Local storage: persists on the device. */
export const deviceStore = storeOver(() => localStorage)
/** Session storage: persists for the visit. */
export const visitStore = storeOver(() => sessionStorage)
