/** What an owner would write into .env beside compose.yaml. */
export const TEST_SETTINGS = {
  POSTGRES_PASSWORD: 'a-password-of-the-test',
  // The only account of the S3 server of tests.
  S3_USER: 'S3RVER',
  S3_PASSWORD: 'S3RVER',
  DREAMSEED_KEY: 'a-key-of-the-test-0123456789abcdef',
  METRICS_TOKEN: 'token-of-the-test',
} as const;
