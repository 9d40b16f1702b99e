/** A worker for tests of the engine around it: its file cannot be loaded. */
throw new Error('a module is missing');
