# Dreamseed in a container. What is in it and how to run it: docs/deploying.md.
#
#     docker build -t dreamseed .
#     docker run -p 3000:3000 -v dreamseed:/data --read-only --tmpfs /tmp dreamseed

# Node's own image builds, and gives its program to the plain system that the site runs on.
ARG BASE=docker.io/library/node:24.21.0-bookworm-slim
ARG RUN_BASE=docker.io/library/debian:bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/illustrator/package.json packages/illustrator/
# The only install script that matters brings Node, which is here.
RUN npm ci --include=dev --ignore-scripts
COPY . .
RUN node tools/build.ts
# Icons are inside the built bundles. Without the names of what only builds, npm takes away what came for it.
RUN npm pkg delete devDependencies dependencies.node dependencies.lucide-react \
    && npm prune --omit=dev --ignore-scripts \
    && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
    && find node_modules -type f -name '*.md' ! -iname 'licen*' ! -iname 'notice*' -delete

FROM ${RUN_BASE}
LABEL org.opencontainers.image.title="Dreamseed" \
      org.opencontainers.image.description="A website where visitors turn words into pictures, with a built-in illustrator." \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.documentation="docs/deploying.md"
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY --from=build /app ./
RUN install -d -o 1000 -g 1000 -m 700 /data
# The last three: memory that was freed goes back to the machine (tools/allocator.json).
ENV NODE_ENV=production \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=2097152 \
    MALLOC_TRIM_THRESHOLD_=4194304
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/index.js"]
