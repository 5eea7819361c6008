/** For `npx drizzle-kit generate --config gateway/store/drizzle.config.ts`, after a change of the schema. */
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './gateway/store/schema/index.ts',
  out: './gateway/store/migrations',
})
