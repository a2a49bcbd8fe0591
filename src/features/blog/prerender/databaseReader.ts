import { createClient } from '@supabase/supabase-js'
import { createPostReader, type PostReader } from '../postReader.ts'

/** The reader of builds and of tools. */
export const createDatabaseReader = (address: string, key: string): PostReader =>
  createPostReader(createClient(address, key, { auth: { persistSession: false, autoRefreshToken: false } }), address, {
    checksTexts: true,
  })

/** Variable of a build's process: the address of the database, since the embedded one has an origin of its own. Empty: no posts. */
export const buildDatabase = 'BUILD_SUPABASE_URL'
