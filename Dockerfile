# The gateway with the client that it serves. One volume (/data), no root, nothing written outside /data and /tmp.
FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --ignore-scripts
COPY . .
RUN node scripts/generate.mjs && node -e "import('./scripts/build.mjs').then(({ build }) => build())"

FROM node:22-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data UV_THREADPOOL_SIZE=8
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/build ./build
COPY --from=build /app/client/__generated__/persisted.json ./client/__generated__/persisted.json
COPY --from=build /app/prisma/migrations ./prisma/migrations
COPY --from=build /app/prisma/schema ./prisma/schema
COPY --from=build /app/prisma/demo/content ./prisma/demo/content
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=6s --start-period=90s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/gateway/main.js"]
