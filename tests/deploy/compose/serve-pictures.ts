/** An S3 server on the port that compose.yaml names, for its own network. It keeps its objects in the folder that is named to it. */
import { startS3Server } from '../../support/s3-server.ts';

await startS3Server({ address: '0.0.0.0', port: 7070, directory: process.argv[2] });
console.log('ready');
